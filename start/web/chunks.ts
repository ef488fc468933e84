import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const home = resolve(import.meta.dirname, '../..')
const sentence = /^(import|export) (?!type )([^'"]*) from ['"]([#.][^'"]+\.tsx?)['"]/gm
const iconImport = /^import \{([^}]*)\} from 'lucide-react'/gm

const namesIn = (list: string) =>
  list
    .split(/[{},]/)
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))

/** How lucide names an icon's file: `ArrowUp01` is in `arrow-up-0-1`. */
const iconFile = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])|(?=\d)/g, '-').toLowerCase()

/** What pages load at first: our own files, and the names of their icons' files. */
function modulesOf(entries: string[]): { files: Set<string>; icons: Set<string> } {
  const files = new Set<string>()
  const icons = new Set<string>()
  const walk = (file: string, needed: string[]) => {
    const seen = files.has(file)
    files.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, kind, list = '', from = ''] of text.matchAll(sentence)) {
      const names = namesIn(list)
      // A feature's entry file imports more than a page uses, and the build drops the rest.
      const followed = kind === 'import' ? (seen ? [] : names) : names.filter((name) => needed.includes(name))
      if (followed.length > 0)
        walk(from.startsWith('#') ? resolve(home, from.slice(1)) : resolve(dirname(file), from), followed)
    }
    for (const [, list = ''] of text.matchAll(iconImport))
      for (const name of namesIn(list)) icons.add(iconFile(name))
  }
  for (const entry of entries) walk(resolve(home, entry), [])
  return { files, icons }
}

/** Whether one of these pages needs a module; every icon needs the shared parts of lucide. */
function neededBy(...entries: string[]): (id: string) => boolean {
  const { files, icons } = modulesOf(entries)
  return (id) => {
    const [, icon] = /lucide-react\/.*\/icons\/([\w-]+)\.m?js/.exec(id) ?? []
    return icon ? icons.has(icon) : files.has(id) || id.includes('lucide-react')
  }
}

const loadedFirst = neededBy(
  'web/start/entry.client.tsx',
  'web/start/root.tsx',
  'web/layouts/default-layout.tsx',
)
const ofRoot = neededBy('web/start/entry.client.tsx', 'web/start/root.tsx')
// The page table names every path, but only the server reads it.
const ofSomePages =
  /\/web\/paths\/(order|paper|payment|chat|product|promotion|import|report|office|visit)-paths\./
const everywhere = (id: string) => loadedFirst(id) && !ofSomePages.test(id)
const onHome = neededBy('web/customer/home/home-route.tsx')
const onLists = neededBy('web/customer/catalogue/product-list-route.tsx')
const onProduct = neededBy('web/customer/product-page/product-route.tsx')
const onCart = neededBy('web/customer/cart-page/cart-route.tsx')
const onCheckout = neededBy('web/customer/checkout/checkout-route.tsx')
const onChat = neededBy('web/customer/chat/chat-route.tsx')

const onRoad = neededBy('web/layouts/rider-layout.tsx')
const onRun = neededBy('web/rider/run/run-route.tsx')
const onStop = neededBy('web/rider/stop/stop-route.tsx')

const icons = /node_modules\/lucide-react\//
// Each dictionary is a chunk of its own: a browser loads one language.
const looks =
  /\/web\/(ui|kit|paths)\/|\/web\/words\/(?!.*-(th|en)\.ts)|\/shop\/(money|time|words|thai)\/|node_modules\/lucide-react\//
const features = /\/web\/(?!words\/.*-(th|en)\.ts)|\/shop\/(contract\/caller|account\/credit)\.ts/
const ordering =
  /\/web\/customer\/(cart|cart-[\w-]+|quick-order|pricing)\/|\/shop\/(pricing|discounts|priced-cart)\//
// The cart gets its prices from the server; staff see here what follows from what they type.
const ofProductForm = /\/shop\/pricing\/(unit-prices|saved-percent)\./
// The words of payments are not for every page with a form: they would load with it.
const formLooks =
  /\/web\/words\/(customer\/)?(?!pay-)\w+-words\.|\/web\/ui\/(card|tag|tabs|checkbox|bottom-sheet|field-frame|(text|number|text-area)-field)\.|\/form-alert\./
const formParts =
  /\/web\/kit\/forms\/(keep-form-values|password-input|use-validation|use-problem-focus|sign-in-frame|new-password-fields|code-field|form-notice)\.|\/sign-in-rules\.ts|icons\/eye/

const ofRoad = /\/web\/(rider|words\/rider\/road\/\w+-words\.)|\/shop\/deliveries\/|icons\/file-check\./
const ofOfficeComponents =
  /node_modules\/(@mantine|@floating-ui|react-number-format|react-remove-scroll|react-textarea-autosize|dayjs|clsx)\//
const onPagesOf = (area: string) => neededBy(...globSync(`web/${area}/**/*-route.tsx`, { cwd: home }))
const onShopperPages = onPagesOf('{customer,rider,shared}')
const onOfficePages = onPagesOf('merchant')
const ofBoth = (id: string) => onShopperPages(id) && onOfficePages(id)

const inKit = (id: string) =>
  id.includes('vite/preload-helper') ||
  id.includes('/web/words/late-words.') ||
  // Every page of every area loads what the root shows; only shoppers load their layout.
  (ofRoot(id) && features.test(id)) ||
  id.includes('/web/kit/calls/page-cache.') ||
  // The sign-in forgets the rider, and needs nothing else of the road.
  id.includes('/web/rider/store/rider-place.') ||
  (looks.test(id) && (everywhere(id) || (onLists(id) && onCheckout(id)))) ||
  (icons.test(id) && (onHome(id) || /icons\/(circle-exclamation-point|check)\./.test(id)))

/**
 * Twenty small chunks cost a phone twenty requests, and one large chunk carries unused code. Shared code is
 * grouped by the pages that share it, the most shared first.
 */
export const fewChunks = [
  { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\// },
  { name: 'kit', minShareCount: 2, test: inKit },
  // Exact sums of an order, which checkout shows and a rider needs at the door.
  {
    name: 'sums',
    minShareCount: 2,
    test: /\/shop\/(money\/(vat|share-out)|priced-cart\/shown-figures|invoices\/shorten-order)\./,
  },
  { name: 'layout', minShareCount: 2, test: (id: string) => everywhere(id) && features.test(id) },
  { name: 'parts', minShareCount: 2, test: formLooks },
  // Shared with the back office; apart, each would be one name more in the shop's table of pages.
  {
    name: 'texts',
    minShareCount: 2,
    test: /\/web\/kit\/text\/(markdown|safe-link)|\/shop\/centres\/(say-hours|opening-hours)\./,
  },
  { name: 'devices', minShareCount: 2, test: /icons\/(key-round|monitor|smartphone)\./ },
  // Staff choose from lists too; apart, the list field would be one request more for every form with an address.
  {
    name: 'places',
    minShareCount: 2,
    test: /\/select-field\.|\/shared\/places\/(address-fields|map-pin|use-places)\.|\/shared\/uploads\/photo-field\./,
  },
  { name: 'say-promotion', minShareCount: 2, test: /\/say-promotion\./ },
  { name: 'products', minShareCount: 2, test: (id: string) => onLists(id) && features.test(id) },
  {
    name: 'prices',
    minShareCount: 2,
    test: (id: string) =>
      onProduct(id) && onCart(id) && (looks.test(id) || /\/shop\/(pricing|discounts|priced-cart)\//.test(id)),
  },
  {
    name: 'sharing',
    minShareCount: 2,
    test: (id: string) => onProduct(id) && looks.test(id) && !id.includes('carousel'),
  },
  // Rules of the road and the chat refuse too, and take nothing else of the cart or checkout.
  { name: 'refusals', minShareCount: 2, test: /\/shop\/(problems\/problem|cart\/cart-problems)\./ },
  // Shared only by the cart and its late parts, so that checkout does not carry it.
  {
    name: 'cart',
    minShareCount: 2,
    test: (id: string) => ordering.test(id) && (onCheckout(id) || !onCart(id)) && !ofProductForm.test(id),
  },
  // Checkout and forms share these rules and nothing else: a part they are drawn into would come along.
  { name: 'rules', minShareCount: 2, test: /\/shop\/identity\/rules\.ts/ },
  // Parts of checkout and orders that riders and the chat show too, and that would bring all of checkout.
  {
    name: 'states',
    minShareCount: 2,
    test: (id: string) => id.includes('/web/ui/switch.') || (onChat(id) && onCheckout(id) && !onCart(id)),
  },
  // Shared only by checkout and the order pages.
  {
    name: 'till',
    minShareCount: 2,
    test: (id: string) => onCheckout(id) && !onCart(id) && !/\/shop\/(identity|problems)\//.test(id),
  },
  // Shared by the pages of orders and payments; many small files would lengthen the route table of every page.
  {
    name: 'payments',
    minShareCount: 2,
    test: /\/web\/customer\/payments\/|\/pay-words\.|\/shop\/orders\/(shown-order|order-tabs)\./,
  },
  { name: 'forms', minShareCount: 2, test: formParts },
  // Staff keep and send from the road too; without these, the office's parts would come along to riders.
  {
    name: 'keeping',
    minShareCount: 2,
    test: /\/kit\/offline\/device-store\.|\/shared\/positions\/find-place\.|icons\/cloud-upload\./,
  },
  {
    name: 'sending',
    minShareCount: 2,
    test: /\/kit\/offline\/use-device-draft\.|\/shared\/(uploads\/(send-with-progress|shrink-picture)|positions\/use-place)\./,
  },
  // Icons of every page of the road, which other pages show too.
  {
    name: 'signs',
    minShareCount: 2,
    test: /icons\/(undo-2|circle-x|wifi-off|triangle-exclamation-point)\./,
  },
  // Whoever delivers opens all pages of the road: what they share comes once, and what the door needs later.
  {
    name: 'road',
    minShareCount: 2,
    test: (id: string) => ofRoad.test(id) && (onRoad(id) || (onRun(id) && onStop(id))),
  },
  { name: 'run', minShareCount: 2, test: (id: string) => ofRoad.test(id) && onRun(id) },
  { name: 'stop', minShareCount: 2, test: (id: string) => ofRoad.test(id) && onStop(id) },
  // What shoppers' pages import too stays apart, by the pages that share it.
  { name: 'shared', minShareCount: 2, entriesAware: true, test: ofBoth },
  // Who works in the office opens most of its pages in a day: their parts come once, not as ninety requests.
  { name: 'components', minShareCount: 3, test: ofOfficeComponents },
  {
    name: 'office',
    minShareCount: 3,
    test: /\/web\/merchant\/(lists|forms|look|search|staff|outbox|waiting)\//,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }))

/** A part shared by some pages would carry all their names, in every table that lists it. */
export const nameOfChunk = ({ name }: { name: string }): string =>
  name.startsWith('shared~') ? 'assets/[hash].js' : 'assets/[name]-[hash].js'
