import { problems } from '../problems/problem.ts'

export const newCentresProblems = problems('newCentres', {
  codeTaken: {
    status: 409,
    th: 'มีศูนย์รหัส {code} อยู่แล้ว กรุณาใช้รหัสอื่น',
    en: 'There is already a centre {code}. Please choose another code',
  },
  usernameTaken: {
    status: 409,
    th: 'ชื่อผู้ใช้ {username} มีคนใช้แล้ว กรุณาใช้ชื่ออื่น',
    en: 'The username {username} is taken. Please choose another one',
  },
})
