import { statusNames } from '../orders/order-status.ts'
import { deliveryFee, freeDeliveryFrom, minimumOrder } from './starter-figures.ts'

/** How-to, questions and privacy policy in English: title and Markdown body by code. */
export const starterPagesEn: Record<string, [title: string, body: string]> = {
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
}
