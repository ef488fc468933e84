import { createHash } from 'node:crypto'
import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { demoPassword, staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom } from '#database/seeds/random.ts'

const owner = { username: 'owner01', by_name: staffSignIns[0].name }

/** Colleagues beside the sign-ins of the demo; with the same password. */
const colleagues = [
  {
    username: 'sales02',
    name: 'แนน ขายเก่ง',
    mobile: '0830000005',
    at: 'BKK01',
    role: '3',
    target: 55_000_000,
  },
  { username: 'owner02', name: 'ดารา เมืองเหนือ', mobile: '0830000006', at: 'CNX01', role: '8', target: 0 },
  {
    username: 'sales03',
    name: 'โอ๊ต เดินสาย',
    mobile: '0830000007',
    at: 'NON01',
    role: '3',
    target: 40_000_000,
  },
] as const
const leaver = { username: 'sales09', name: 'ก้อง ลาออก', mobile: '0830000009' }
export const staffNames = new Map<string, string>(
  [...staffSignIns, ...colleagues, leaver].map(({ username, name }) => [username, name]),
)
const riders = [
  { mobile: '0820000003', name: 'หนึ่ง ซิ่งดี', company: 'SANGDAI_FLEET', vehicle: 'มอเตอร์ไซค์ 2กค 4321 กรุงเทพฯ' },
] as const
const formerRider = { mobile: '0820000009', name: 'ชัย พักก่อน', company: 'SANGDAI_FLEET', vehicle: '' }

/** How many days ago each was last seen, at which minute, and on what. */
const seen = [
  ['owner01', 1, 1090, 'Chrome/Windows'],
  ['manager01', 1, 1055, 'Edge/Windows'],
  ['supervisor01', 3, 720, 'Safari/iPad'],
  ['sales01', 1, 985, 'Chrome/Android'],
  ['sales02', 6, 870, 'LINE/iPhone'],
  ['sales09', 41, 600, 'Chrome/Android'],
] as const

/** Rows of those who come, work and go, by table, in the order of their keys. */
export function morePeopleRows(today: string, hash: string): [table: string, rows: Row[]][] {
  const day = (ago: number, minute: number) => atMinute(addDays(today, -ago), minute)
  const random = makeRandom('people')
  const sessions = seen.map(([username, ago, minute, device]) => ({
    ...{ id: random.uuid(), username, device, at: day(ago, minute) },
    refresh_hash: createHash('sha256').update(`demo session of ${username}`).digest('hex'),
  }))
  const staff = (what: string, subject: string, ago: number, more: Row = {}): Row => ({
    ...{
      ...owner,
      sale_unit: 'BKK01',
      at: day(ago, 640),
      kind: 'staff',
      subject,
      what,
      before: null,
      after: null,
    },
    ...more,
  })
  return [
    [
      'staff',
      [...colleagues, leaver].map(({ username, name, mobile }, at) => ({
        ...{ username, name, mobile, email: `${username}@example.com`, password_hash: hash },
        created_at: day(300 - at * 40, 540),
      })),
    ],
    [
      'staff_centres',
      colleagues.map(({ username, at, role, target }) => ({
        ...{ sale_unit: at, username, role, sale_code: username, monthly_target: target },
      })),
    ],
    [
      'former_staff',
      [
        {
          ...{ sale_unit: 'BKK01', username: leaver.username, role: '3', sale_code: leaver.username },
          ...{ ended_at: day(40, 640), ended_by: owner.by_name },
        },
      ],
    ],
    ['riders', [...riders, formerRider].map((rider) => ({ ...rider }))],
    ['rider_centres', riders.map(({ mobile }) => ({ sale_unit: 'BKK01', mobile }))],
    [
      'former_riders',
      [{ sale_unit: 'BKK01', mobile: formerRider.mobile, ended_at: day(55, 700), ended_by: owner.by_name }],
    ],
    [
      'sessions',
      sessions.map(({ id, username, at, refresh_hash }) => ({
        ...{ id, kind: 'merchant', username, refresh_hash, method: 'password', created_at: at },
        ...{ expires_at: at, ended_at: at, ended_why: 'signed out' },
      })),
    ],
    [
      'session_details',
      sessions.map(({ id, at, device }) => ({ session_id: id, last_used_at: at, device, remembered: false })),
    ],
    [
      'staff_invitations',
      [
        {
          ...{ sale_unit: 'BKK01', id: random.uuid(), name: 'สมหญิง มาใหม่', mobile: '0860000001', role: '3' },
          token_hash: createHash('sha256').update(`demo invitation ${demoPassword}`).digest('hex'),
          ...{ centres: ['BKK01'] as never, made_by: owner.username, made_by_name: owner.by_name },
          ...{ made_at: day(1, 560), sent_by: 'sms', sent_at: day(1, 560), expires_at: day(-2, 560) },
        },
      ],
    ],
    [
      'activity',
      [
        staff('ended', leaver.username, 40, {
          ...{ before: { role: '3' }, after: { handedTo: 'sales01', customers: 4 } },
        }),
        staff('role changed', 'supervisor01', 25, { before: { role: '3' }, after: { role: '4' } }),
        staff('signed out', 'sales02', 6, { after: { devices: 1 } }),
        staff('invited', 'สมหญิง มาใหม่', 1, {
          after: { name: 'สมหญิง มาใหม่', mobile: '0860000001', role: '3', centres: ['BKK01'] },
        }),
      ],
    ],
  ]
}
