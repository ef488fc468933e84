import type { ActivityEntry } from '#shop/activity/activity-contracts.ts'
import { sayEntry } from '#shop/activity/activity-words.ts'
import { type MessageKind, messageKindNames, messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import { nameOfSetting } from '#shop/merchant-settings/setting-names.ts'
import { settingNameOf } from '#shop/settings/settings.ts'
import type { Locale } from '#shop/words/locale.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'

type Named = Pick<ActivityEntry, 'kind' | 'subject' | 'before' | 'after' | 'byName' | 'username'>

/** What a line is about, as people know it. */
export function saySubject(
  { kind, subject, after, before, byName, username }: Named,
  locale: Locale,
): string {
  if (kind === 'setting') {
    const name = settingNameOf(subject)
    return name ? nameOfSetting(name, locale) : subject
  }
  if (kind === 'catalogue') return sayEntry(subject, locale)
  if (kind === 'message') return sayMessageKind(subject, locale)
  if (kind === 'sign-in') return subject === username ? byName : subject
  if (kind === 'content') {
    const title = after?.titleTh ?? before?.titleTh
    return typeof title === 'string' ? `${title} (${subject})` : subject
  }
  const named = kind === 'config' ? after?.name : kind === 'import' ? after?.fileName : undefined
  return typeof named === 'string' ? named : subject
}

const sayMessageKind = (subject: string, locale: Locale) =>
  messageKindNames.includes(subject as MessageKind)
    ? messageKindOf(subject as MessageKind).name[locale]
    : subject

/** Where the thing itself is; undefined where no page shows it. */
export function pageOf({ kind, subject, ofNetwork }: ActivityEntry): string | undefined {
  if (kind === 'order') return orderPaths.order({ orderid: subject })
  if (kind === 'product') return productPaths.product({ code: subject })
  if (kind === 'stock') return withQuery(productPaths.product({ code: subject }), { tab: 'stock' })
  if (kind === 'promotion') return promotionPaths.promotion({ id: subject })
  if (kind === 'coupon') return promotionPaths.coupon({ id: subject })
  if (kind === 'import') return importPaths.importPage({ importid: subject })
  if (kind === 'setting') return withQuery(merchantPaths.config, ofNetwork ? { scope: 'network' } : {})
  if (kind === 'content')
    return /^\d+$/.test(subject)
      ? officePaths.content({ id: subject })
      : withQuery(officePaths.contents, { kind: subject })
  if (kind === 'policy') return officePaths.policies
  if (kind === 'config') return merchantPaths.configSync
  if (kind === 'staff')
    return /^[a-z0-9._-]+$/.test(subject) ? officePaths.person({ username: subject }) : officePaths.people
  if (kind === 'rider') return officePaths.rider({ mobile: subject })
  if (kind === 'privacy' || kind === 'customer') return merchantPaths.customer({ code: subject })
  return kind === 'catalogue' ? catalogueOf(subject) : undefined
}

function catalogueOf(subject: string): string {
  if (subject.startsWith('display group ')) return productPaths.catalogueGroups
  return subject.startsWith('list ') ? productPaths.catalogueLists : productPaths.catalogue
}
