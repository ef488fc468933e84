import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom, type Random } from '#database/seeds/random.ts'
import type { Answers, Question } from '#shop/surveys/survey.ts'
import { visitDays, visitedShops, visitor } from './photo-rows.ts'

const choices = (...texts: [key: string, th: string, en: string][]) =>
  texts.map(([key, th, en]) => ({ key, th, en }))

const ask = (
  key: string,
  kind: Question['kind'],
  [th, en]: [string, string],
  part: Partial<Question> = {},
) => ({
  ...{ key, kind, th, en, isRequired: false, options: [], least: null, most: null, ...part },
})

const stock: Question = ask('stock', 'one', ['สินค้าของเราบนชั้นเป็นอย่างไร', 'How are our goods on the shelf?'], {
  isRequired: true,
  options: choices(
    ['full', 'เต็มชั้น', 'Full'],
    ['some', 'พร่องบางช่อง', 'Gaps'],
    ['empty', 'หมดหลายช่อง', 'Mostly empty'],
  ),
})
const rivals = (withNew: boolean): Question =>
  ask('rivals', 'several', ['พบสินค้าคู่แข่งหมวดใดบ้าง', 'Which rival goods did you see?'], {
    options: [
      ...choices(['water', 'น้ำดื่ม', 'Water'], ['noodles', 'บะหมี่', 'Noodles'], ['snacks', 'ขนม', 'Snacks']),
      ...(withNew ? choices(['coffee', 'กาแฟ', 'Coffee']) : []),
    ],
  })
const facings: Question = ask(
  'facings',
  'number',
  ['นับหน้าสินค้าของเราได้กี่หน้า', 'How many facings do we have?'],
  {
    ...{ isRequired: true, least: 0, most: 500 },
  },
)
const remark: Question = ask('remark', 'text', ['ร้านฝากบอกอะไรบ้าง', 'What does the shop want us to know?'])
const picture: Question = ask('picture', 'photo', ['ถ่ายชั้นวางหนึ่งรูป', 'Take a photo of the shelf'])
const happy: Question = ask('happy', 'one', ['พอใจการจัดส่งแค่ไหน', 'How satisfied with delivery?'], {
  isRequired: true,
  options: choices(
    ['good', 'พอใจ', 'Satisfied'],
    ['fair', 'พอใช้', 'So-so'],
    ['bad', 'ไม่พอใจ', 'Not satisfied'],
  ),
})
const late: Question = ask('late', 'number', ['เดือนนี้ส่งช้ากี่ครั้ง', 'How often late this month?'], {
  least: 0,
  most: 31,
})

type SeedSurvey = {
  seed: string
  names: [th: string, en: string]
  about: [th: string, en: string]
  state: 'draft' | 'live'
  types: string[]
  versions: Question[][]
}

const surveys: SeedSurvey[] = [
  {
    ...{ seed: 'shelf', state: 'live', types: [] },
    names: ['สำรวจชั้นวางและคู่แข่ง', 'Shelf and rivals'],
    about: ['ทำทุกครั้งที่เข้าร้าน ใช้เวลาไม่เกิน 3 นาที', 'On every visit, three minutes at most'],
    versions: [
      [stock, rivals(false), facings, remark],
      [stock, rivals(true), facings, remark, picture],
    ],
  },
  {
    ...{ seed: 'delivery', state: 'live', types: ['RT', 'SH'] },
    names: ['ความพึงพอใจการจัดส่ง', 'Delivery satisfaction'],
    about: ['ถามเจ้าของร้านเดือนละครั้ง', 'Ask the owner once a month'],
    versions: [[happy, late, remark]],
  },
  {
    ...{ seed: 'fridge plan', state: 'draft', types: ['VIP'] },
    names: ['แผนวางตู้แช่ปีหน้า', 'Fridge plan for next year'],
    about: ['', ''],
    versions: [
      [
        ask('want', 'one', ['อยากได้ตู้แช่เพิ่มไหม', 'Do you want another fridge?'], {
          options: choices(['yes', 'อยากได้', 'Yes'], ['no', 'ไม่', 'No']),
        }),
      ],
    ],
  },
]

const manager = staffSignIns.find(({ username }) => username === 'manager01')?.name ?? ''
const idOf = ({ seed }: SeedSurvey) => makeRandom(`survey ${seed}`).uuid()

export function surveyRows(saleUnit: string, today: string) {
  const at = (days: number) => atMinute(addDays(today, -days), 560)
  return {
    surveys: surveys.map((survey): Row => {
      const { names, about, state, types, versions } = survey
      return {
        ...{ sale_unit: saleUnit, id: idOf(survey), version: versions.length, state, customer_types: types },
        ...{ name_th: names[0], name_en: names[1], about_th: about[0], about_en: about[1] },
        ...{ made_at: at(190), changed_at: at(versions.length > 1 ? 75 : 189), changed_by: manager },
        live_at: state === 'live' ? at(188) : null,
      }
    }),
    versions: surveys.flatMap((survey) =>
      survey.versions.map(
        (questions, nth): Row => ({
          ...{ sale_unit: saleUnit, survey_id: idOf(survey), version: nth + 1 },
          questions: questions as unknown as Record<string, unknown>,
          saved_at: at(nth === 0 ? 190 : 75),
        }),
      ),
    ),
  }
}

const remarks = ['ขอโปรโมชันน้ำดื่ม', 'อยากได้ชั้นวางเพิ่ม', 'ส่งเช้ากว่านี้ได้ไหม']

function shelfAnswers(random: Random, isNew: boolean): Answers {
  const seen = ['water', 'noodles', 'snacks', ...(isNew ? ['coffee'] : [])].filter(() => random.chance(0.45))
  return {
    stock: random.pick(['full', 'some', 'some', 'empty']),
    ...(seen.length > 0 ? { rivals: seen } : {}),
    facings: random.between(6, 28),
    ...(random.chance(0.4) ? { remark: random.pick(remarks) } : {}),
  }
}

const deliveryAnswers = (random: Random): Answers => ({
  happy: random.pick(['good', 'good', 'fair', 'bad']),
  late: random.between(0, 3),
})

/** What the visited shops answered, about once a month. */
export function surveyAnswerRows(saleUnit: string, customers: readonly Customer[], today: string): Row[] {
  const [shelf, delivery] = surveys as [SeedSurvey, SeedSurvey]
  return visitedShops(customers).flatMap((customer, shop) =>
    visitDays(today, shop)
      .filter((_, visit) => shop > 0 || visit % 3 === 0)
      .flatMap((day, visit) => {
        const random = makeRandom(`answers ${customer.code} ${visit}`)
        const isNew = day > addDays(today, -75)
        const row = (survey: SeedSurvey, version: number, answers: Answers): Row => {
          const at = atMinute(day, 580 + random.between(0, 400))
          return {
            ...{ sale_unit: saleUnit, id: random.uuid(), survey_id: idOf(survey), version, answers },
            ...{ customer_code: customer.code, answered_at: at, received_at: at },
            ...{ username: visitor.username, by_name: visitor.name, distance: null },
          }
        }
        return [
          row(shelf, isNew ? 2 : 1, shelfAnswers(random, isNew)),
          ...(visit % 2 === 0 && ['RT', 'SH'].includes(customer.type)
            ? [row(delivery, 1, deliveryAnswers(random))]
            : []),
        ]
      }),
  )
}
