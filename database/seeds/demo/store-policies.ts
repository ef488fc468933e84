import type { ClientBase } from 'pg'
import { addDays, atMinute } from '#database/seeds/calendar.ts'
import { englishPages } from '#database/seeds/contents/pages-en.ts'
import { thaiPages } from '#database/seeds/contents/pages-th.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'

const owner = staffSignIns[0].name

/** The policy in force, which everybody agreed to, and the draft of the next with one more paragraph. */
export async function storePolicies(client: ClientBase, today: string): Promise<void> {
  const [titleTh, bodyTh] = thaiPages.PDPA_001 ?? ['', '']
  const [titleEn, bodyEn] = englishPages.PDPA_001 ?? ['', '']
  const text = { title_th: titleTh, title_en: titleEn, body_th: bodyTh, body_en: bodyEn }
  const since = atMinute(addDays(today, -800), 540)
  await insertRows(client, 'policy_versions', [
    {
      ...{ version: '1.0', ...text, holds_from: since, published_at: since },
      ...{ username: 'owner01', by_name: owner },
    },
  ])
  await insertRows(client, 'policy_drafts', [
    {
      ...{ id: 'next', version: '1.1', title_th: titleTh, title_en: titleEn, saved: 1 },
      body_th: `${bodyTh}\n\n## รูปถ่ายหน้าร้าน\nพนักงานขายอาจถ่ายรูปหน้าร้านและชั้นวางเพื่อช่วยจัดสินค้า เก็บไว้ไม่เกิน 2 ปี และลบให้เมื่อร้านขอ`,
      body_en: `${bodyEn}\n\n## Photos of your shop\nSalespeople may photograph your shop front and shelves to help arrange them. We keep photos for at most two years, and delete them when you ask.`,
      ...{ changed_at: atMinute(addDays(today, -4), 615), changed_by: owner },
    },
  ])
}
