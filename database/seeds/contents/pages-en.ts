import { starterPagesEn } from '#shop/new-centres/starter-pages-en.ts'

/** The same fixed pages in English. */
export const englishPages: Record<string, [title: string, body: string]> = {
  ...starterPagesEn,
  CONTACT_001: [
    'Contact us',
    `## Opening hours
| Centre | Open |
|---|---|
| Bangkok, Nonthaburi, Chon Buri | Mon to Sat 8:00-18:00 |
| Chiang Mai | Mon to Sat 8:00-17:30 |
| Khon Kaen | Mon, Wed, Fri 8:00-17:30 |
| Phuket | Tue and Thu 8:30-17:00 |

## A call is fastest
The numbers of all centres are on this page. Have your order number ready, and we can help at once during opening hours.

## Urgent, about a delivery
Once the goods have left the centre, open the order's details and call the rider directly.`,
  ],
  ABOUT_001: [
    'About Sangdai',
    `**Sangdai** is the online wholesale shop of a network of six distribution centres in Thailand, made for corner shops, minimarts, restaurants and cafés.

## What we care about
- Every price in every unit, without a phone call
- Goods on the round we promised
- People you know: your salesperson can still order for you, and every order says who placed it

## Our network
Bangkok, Nonthaburi, Chiang Mai, Khon Kaen, Chon Buri and Phuket. Each centre chooses goods and prices for its own area.

Would you like to become an agent or open a centre? Talk to the one nearest to you.`,
  ],
}
