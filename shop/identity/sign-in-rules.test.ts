import { describe, expect, test } from 'vitest'
import {
  codeErrors,
  codeRequestErrors,
  resetPasswordErrors,
  signInErrors,
  staffSignInErrors,
} from './sign-in-rules.ts'

describe('before a sign-in form is sent', () => {
  test.each([
    ['', '', ['username', 'password']],
    ['081', 'x', ['username']],
    ['0810000001', '', ['password']],
    [' 0810000001 ', 'x', []],
  ])('customers and riders: %j and %j', (username, password, wrong) => {
    expect(Object.keys(signInErrors({ username, password }))).toEqual(wrong)
  })

  test('staff have names, not numbers', () => {
    expect(staffSignInErrors({ username: ' ', password: '' })).toEqual({
      username: { th: 'กรุณาระบุชื่อผู้ใช้', en: 'User name is required' },
      password: { th: 'กรุณาระบุรหัสผ่าน', en: 'Password is required' },
    })
    expect(staffSignInErrors({ username: 'sales01', password: 'x' })).toEqual({})
  })

  test('a code is asked for by ten digits and entered in six', () => {
    expect(codeRequestErrors({ username: '08100000' }).username?.en).toBe('Mobile number must be 10 digits')
    expect(codeErrors({ code: '12345' }).code?.th).toBe('กรุณากรอกตัวเลข 6 หลัก')
    expect(codeErrors({ code: '123456' })).toEqual({})
  })

  test('a new password is strong and said twice', () => {
    expect(
      Object.keys(resetPasswordErrors({ code: '1', newPassword: 'abc', confirmPassword: 'abd' }, 15)),
    ).toEqual(['code', 'newPassword', 'confirmPassword'])
    expect(
      resetPasswordErrors({ code: '123456', newPassword: 'Sangdai#2', confirmPassword: 'Sangdai#2' }, 15),
    ).toEqual({})
    expect(
      Object.keys(
        resetPasswordErrors(
          { code: '123456', newPassword: 'Sangdai#2Sangdai', confirmPassword: 'Sangdai#2Sangdai' },
          15,
        ),
      ),
    ).toEqual(['newPassword'])
  })
})
