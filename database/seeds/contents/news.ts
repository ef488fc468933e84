import type { Content } from '#database/seeds/contents/content.ts'

type Story = Pick<Content, 'th' | 'en'> & { daysAgo: number }

const text = (...paragraphs: string[]) => paragraphs.join('\n\n')

export const news: Story[] = [
  {
    daysAgo: 2,
    th: [
      'ตู้แช่หน้าร้อน: จัดอย่างไรให้ขายคล่อง',
      text(
        'ช่วงอากาศร้อน เครื่องดื่มเย็นคือสินค้าที่ลูกค้าหยิบก่อนเสมอ ร้านที่จัดตู้แช่เป็นระเบียบขายได้มากกว่าร้านที่วางปนกัน',
        '## วางตามระดับสายตา',
        '- ชั้นบนสุด: น้ำอัดลมกระป๋องและกาแฟ\n- ระดับสายตา: ชาเขียวและเกลือแร่ ซึ่งกำไรต่อขวดดีที่สุด\n- ชั้นล่าง: น้ำดื่มขวดใหญ่และแพ็ค',
        'เติมของจากด้านหลังเสมอ ให้ขวดที่แช่นานกว่าอยู่ด้านหน้า และเช็กยอดขายย้อนหลังในหน้า **ประวัติการสั่งซื้อ** ก่อนสั่งรอบใหม่',
      ),
    ],
    en: [
      'The fridge in hot weather: how to arrange it',
      text(
        'When it is hot, cold drinks are what customers reach for first. A tidy fridge sells more than a mixed one.',
        '## By eye level',
        '- Top shelf: canned soft drinks and coffee\n- Eye level: green tea and sports drinks, the best margin per bottle\n- Bottom: large water bottles and packs',
        'Always refill from the back so that the coldest bottles stay in front, and look at your **order history** before the next round.',
      ),
    ],
  },
  {
    daysAgo: 6,
    th: [
      'ข้าวใหม่นาทองดีเข้าคลังแล้ว',
      text(
        'ข้าวหอมมะลิฤดูใหม่จากโรงสีนาทองดีมาถึงศูนย์กระจายสินค้าครบทุกขนาด 5, 15 และ 48 กิโลกรัม',
        'ข้าวใหม่เนื้อนุ่มกว่า ใช้น้ำน้อยลงประมาณหนึ่งในสิบของที่เคยหุง แนะนำให้ทดลองหุงหม้อเล็กก่อนเปลี่ยนทั้งร้าน',
        'วันจันทร์และวันอังคาร ข้าวสารทุกชนิด**ลด 2%** จนจบรายการ',
      ),
    ],
    en: [
      'New-season Na Thongdee rice has arrived',
      text(
        'New-season Hom Mali rice from the Na Thongdee mill is here in 5, 15 and 48 kg.',
        'Fresh rice cooks softer and needs about a tenth less water. Try a small pot before you change the whole kitchen.',
        'On Mondays and Tuesdays all rice is **2% off** while the offer lasts.',
      ),
    ],
  },
  {
    daysAgo: 11,
    th: [
      'คะแนนสะสม: แลกอะไรได้บ้างเดือนนี้',
      text(
        'ทุก 100 บาทของบิลที่ส่งสำเร็จได้ 1 คะแนน เดือนนี้มีสินค้าแลกคะแนน 20 รายการ ตั้งแต่ทิชชูไปจนถึงกาแฟ',
        '## วิธีแลก',
        '1. เปิดหน้า **คะแนนของฉัน** แล้วกดแลกสินค้า\n2. เลือกจำนวน ระบบนับคะแนนให้ในตะกร้า\n3. ยืนยัน สินค้าจะไปพร้อมรอบส่งถัดไป',
        'คะแนนมีอายุ 365 วันนับจากวันที่ได้รับ ดูคะแนนที่ใกล้หมดอายุได้ในหน้าเดียวกัน',
      ),
    ],
    en: [
      'Points: what you can redeem this month',
      text(
        'Every 100 baht of a delivered order earns 1 point. Twenty products can be redeemed this month, from tissues to coffee.',
        '## How to redeem',
        '1. Open **My points** and choose Redeem\n2. Pick quantities; the cart counts points for you\n3. Confirm, and the goods come with your next delivery',
        'Points last 365 days from the day you earn them. Those about to expire are shown on the same page.',
      ),
    ],
  },
  {
    daysAgo: 15,
    th: [
      'สินค้าใหม่ 12 รายการประจำเดือน',
      text(
        'เดือนนี้เราเพิ่มสินค้าใหม่ 12 รายการ เลือกจากคำขอที่ร้านค้าฝากไว้กับพนักงานขาย',
        'มองหาป้าย **ใหม่** บนการ์ดสินค้า หรือเปิดหมวดสินค้าแล้วเรียงตามสินค้ามาใหม่',
        'อยากให้นำสินค้าอะไรมาขาย บอกพนักงานขายหรือโทรหาศูนย์พร้อมชื่อสินค้าหรือบาร์โค้ดได้เลย',
      ),
    ],
    en: [
      'Twelve new products this month',
      text(
        'We added twelve products this month, chosen from what shops asked our sales team for.',
        'Look for the **New** mark on product cards, or sort a category by newest.',
        'Is something missing? Tell your salesperson, or call your centre with the name or the barcode.',
      ),
    ],
  },
  {
    daysAgo: 21,
    th: [
      'วันหยุดยาว: รอบส่งและเวลาตัดรอบ',
      text(
        'ช่วงวันหยุดยาวศูนย์กระจายสินค้าหยุดส่งวันอาทิตย์ตามปกติ และเพิ่มรอบเช้าวันเสาร์',
        '- สั่งก่อน 17:00 น. ส่งในรอบถัดไปของเส้นทางคุณ\n- บิลที่ต้องการใบกำกับภาษี แนะนำให้สั่งก่อนวันศุกร์\n- ต้องการเลื่อนวันรับของ เลือกวันที่ต้องการตอนชำระเงิน',
        'ตรวจสอบวันที่รถเข้าพื้นที่ของคุณได้ที่ด้านบนของหน้าแรก',
      ),
    ],
    en: [
      'Long weekend: delivery rounds and cut-off',
      text(
        'Over the long weekend the centre rests on Sunday as usual and adds a Saturday morning round.',
        '- Order by 17:00 for the next round on your route\n- If you need a tax invoice, order before Friday\n- To receive goods on another day, choose the date at checkout',
        'The next round in your area is shown at the top of the home page.',
      ),
    ],
  },
  {
    daysAgo: 28,
    th: [
      'ร้านอาหารเล็ก ต้นทุนน้อยลงได้ด้วยแกลลอน',
      text(
        'น้ำปลา ซอสพริก และน้ำยาล้างจานขนาดแกลลอนถูกกว่าขวดเล็กเมื่อคิดต่อลิตร 15 ถึง 25 เปอร์เซ็นต์',
        'หน้าสินค้าแสดงราคาต่อหน่วยย่อยของทุกขนาด เทียบได้ทันทีว่าซื้อแบบไหนคุ้ม',
        'แบ่งใส่ขวดเล็กบนโต๊ะ ติดวันที่เปิดแกลลอนไว้เสมอ และใช้ให้หมดภายใน 30 วัน',
      ),
    ],
    en: [
      'Small restaurants: gallons cost less',
      text(
        'Per litre, fish sauce, chilli sauce and dish soap in gallons are 15 to 25 percent cheaper than small bottles.',
        'Every product page shows the price per smallest unit, so you can compare at a glance.',
        'Refill table bottles, write the opening date on the gallon, and finish it within 30 days.',
      ),
    ],
  },
  {
    daysAgo: 36,
    th: [
      'มุมสะอาดในร้าน เริ่มได้ด้วย 5 อย่าง',
      text(
        'ลูกค้ากลับมาเพราะร้านสะอาด เราคัดของใช้ 5 อย่างที่ร้านค้าสั่งคู่กันบ่อยที่สุด',
        '1. น้ำยาถูพื้น\n2. น้ำยาเช็ดกระจก\n3. ถุงขยะ 24x28 นิ้ว\n4. กระดาษอเนกประสงค์\n5. สบู่เหลวขวดปั๊ม',
        'สั่งทั้ง 5 อย่างเป็น **สั่งประจำ** ทุก 4 สัปดาห์ แล้วไม่ต้องจำอีก',
      ),
    ],
    en: [
      'Five things for a clean shop',
      text(
        'Customers come back to clean shops. These five are ordered together most often.',
        '1. Floor cleaner\n2. Glass cleaner\n3. Bin bags, 24x28 in\n4. Kitchen towels\n5. A pump of hand and body wash',
        'Make them a **standing order** every four weeks and stop thinking about it.',
      ),
    ],
  },
  {
    daysAgo: 44,
    th: [
      'ชั้นสัตว์เลี้ยง ตลาดเล็กที่โตเร็ว',
      text(
        'ยอดขายอาหารแมวในร้านโชห่วยเพิ่มขึ้นต่อเนื่อง ซองเปียก 85 กรัมขายง่ายที่สุดเพราะราคาไม่ถึง 20 บาท',
        'เริ่มจาก 2 รส รสละ 1 โหล วางใกล้เคาน์เตอร์ แล้วดูว่ารสไหนหมดก่อน',
        'อาหารเม็ดถุงใหญ่เหมาะกับร้านที่มีลูกค้าประจำ เพราะลูกค้าจะกลับมาซื้อถุงเดิมทุกเดือน',
      ),
    ],
    en: [
      'The pet shelf: small and growing',
      text(
        'Cat food keeps growing in corner shops. The 85 g wet sachet sells best because it costs less than 20 baht.',
        'Start with two flavours, a dozen each, near the counter, and see which runs out first.',
        'Large dry bags suit shops with regulars: they return for the same bag every month.',
      ),
    ],
  },
]
