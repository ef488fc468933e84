import { deliveryFee, freeDeliveryFrom, minimumOrder } from '#database/seeds/contents/figures.ts'
import { statusNames } from '#shop/orders/order-status.ts'

/** The same fixed pages in English. */
export const englishPages: Record<string, [title: string, body: string]> = {
  HOWTO_001: [
    'How to order',
    `Order for your shop at any hour, from a phone or a computer. Goods come with the next round of the centre that serves you.

## 1. Sign in
Use the mobile number registered with your centre. No account yet? Choose **Register a shop**, fill in your shop, drop a pin on the map, and the centre approves you within one working day.

## 2. Choose goods
- Search by name or code, or scan a barcode
- Pick the unit, **case / pack / bottle**, on the product card; the price follows at once
- A ribbon shows an offer such as *buy 10 get 1*; its product page says the condition

## 3. Check the cart
The cart works out discounts and free goods, and tells you how much is missing to the next step or to free delivery from ${freeDeliveryFrom} baht.

## 4. Pay and receive
Choose address, day and payment: cash on delivery, PromptPay QR transfer with a slip, or store credit where a limit has been granted.

## 5. Follow your order
**History** shows every step from ${statusNames['SO Wait'].en.toLowerCase()} to delivered. Order the same again with one tap.`,
  ],
  FAQ_001: [
    'Frequently asked questions',
    `## Is there a minimum order?
Yes, ${minimumOrder} baht per order. Delivery costs ${deliveryFee} baht and is free from ${freeDeliveryFrom} baht of goods.

## When will it arrive?
Orders before 17:00 leave with the next round. The delivery days of your area are shown on the home page and at checkout.

## Can I cancel or change an order?
You can cancel while it is *${statusNames['SO Wait'].en}*. After that, call your centre before the delivery note is made.

## Why is my price different from my friend's?
Prices depend on the kind of shop and on the centre. Shops that order regularly can ask their salesperson for a better level.

## Something is missing or damaged
Tell the rider at once, or take a photo and call your centre within 24 hours. The centre sends the rest or refunds with the next round.

## How do I get a tax invoice?
Switch on **Tax invoice** at checkout and enter your 13-digit tax number once; it is remembered.

## I forgot my password
Choose *Forgot password*, receive a one-time code by SMS, and set a new one.`,
  ],
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
  PDPA_001: [
    'Personal data policy',
    `## What we keep
Names and phone numbers of contacts, your shop's name and place, your tax number when you ask for an invoice, your orders, and the pin you set yourself.

## What for
- To deliver goods and issue the documents tax law requires
- To work out your prices, offers, points and credit
- To tell you where your order is; news comes only with your consent

## Who sees it
The centre that serves you, the rider of that round and payment providers, each only what they need. We do not sell data.

## How long
Tax documents for five years by law; everything else is erased within 90 days after an account is closed.

## Your rights
See, copy, correct, object or erase under **My data**, or ask your centre. We answer within 30 days.`,
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
