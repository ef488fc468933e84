/** Uses of products in both languages, and the catalogue words for them. A row names a use, not a product. */
export const uses: [said: string, meant: string][] = [
  // Clothes
  [
    'เสื้อผ้า|เสื้อ|กางเกง|ถุงเท้า|ชุดนักเรียน|เครื่องแบบ|ผ้าปูที่นอน|ปลอกหมอน|ผ้าห่ม|ผ้าม่าน|ผ้าเช็ดตัว|ผ้าสกปรก|ผ้าเด็ก|เสื้อผ้าเด็ก|baby clothes|wash baby clothes|uniform|bed sheet|bedding|curtain|jeans|sock|dirty clothes|laundry|ซักผ้า|ซักเสื้อ|ซักเสื้อผ้า|ซักมือ|ซักเครื่อง|คราบผ้า|wash clothes|clothes|clothing|garment|shirt|wash laundry|do laundry',
    'ผงซักฟอก|น้ำยาซักผ้า|detergent|washing powder',
  ],
  [
    'ผ้าขาว|คราบฝังลึก|ฟอกผ้า|ขจัดคราบ|คราบ|ผ้าเหลือง|เสื้อเหลือง|คอเสื้อ|คราบเหลือง|whiten|whitener|whiten clothes|white clothes|stain|remove stain|stain remover|bleaching|yellow collar|dingy',
    'น้ำยาซักผ้าขาว|bleach|ผงซักฟอก|น้ำยาซักผ้า',
  ],
  [
    'ผ้าหอม|ผ้านุ่ม|กลิ่นอับ|อับชื้น|เสื้อหอม|soften clothes|soft clothes|clothes smell|fragrant clothes|fresh clothes|fabric',
    'น้ำยาปรับผ้านุ่ม|ปรับผ้านุ่ม|softener',
  ],
  ['รีดผ้า|ผ้าเรียบ|iron clothes|ironing|wrinkle', 'น้ำยารีดผ้า|รีดผ้า|starch spray|น้ำยาปรับผ้านุ่ม'],
  // Kitchen and dishes
  [
    'จาน|ชาม|ช้อน|แก้วน้ำ|กระทะ|หม้อ|จานมัน|ในครัว|อ่างล้างจาน|ล้างขวดนม|greasy|greasy dish|pan|pot|frying pan|cutlery|spoon|kitchen sink|ล้างจาน|ล้างชาม|ล้างถ้วย|ล้างแก้ว|ล้างหม้อ|คราบมัน|คราบไขมัน|wash dishes|dish|dirty dishes|wash up|washing up|grease|plate|wash glasses',
    'น้ำยาล้างจาน|dishwashing|ฟองน้ำล้างจาน',
  ],
  [
    'ขัดหม้อ|ขัดกระทะ|ขัดจาน|ก้นหม้อ|หม้อไหม้|คราบไหม้|burnt pot|burnt pan|burnt|scrub|scrub pots',
    'ฟองน้ำล้างจาน|ฟองน้ำ|sponge|น้ำยาล้างจาน',
  ],
  [
    'ซับน้ำ|ซับน้ำมัน|เช็ดครัว|เคาน์เตอร์|น้ำหก|คราบหก|wipe counter|counter|countertop|spill|absorb',
    'กระดาษอเนกประสงค์|kitchen towel',
  ],
  [
    'เช็ดมือ|เช็ดโต๊ะ|โต๊ะอาหาร|มือเปื้อน|wipe table|wipe hands|sticky hands|dirty hands',
    'กระดาษเช็ดปากป๊อปอัป|กระดาษเช็ดปาก|กระดาษอเนกประสงค์|ทิชชูเปียก|napkin',
  ],
  [
    'เช็ดปาก|ผ้าเช็ดปาก|หลังกินข้าว|หลังอาหาร|wipe mouth|after meal|after eating|serviette|table napkin',
    'กระดาษเช็ดปาก|กระดาษเช็ดปากป๊อปอัป|napkin',
  ],
  ['ห่ออาหาร|ถนอมอาหาร|wrap food|food wrap', 'ฟิล์มห่ออาหาร|ฟอยล์|cling|foil'],
  // House
  ['พื้น|ถูพื้น|ถูบ้าน|พื้นบ้าน|พื้นกระเบื้อง|ม็อบ|floor|mop|tile|mopping|clean floor', 'น้ำยาถูพื้น|ถูพื้น|floor'],
  [
    'โถปัสสาวะ|คราบเหลืองในโถ|คราบส้วม|พื้นห้องน้ำ|อ่างล้างหน้า|urinal|wash basin|shower floor|shower tile|ส้วม|โถส้วม|ชักโครก|โถ|สุขภัณฑ์|ห้องน้ำ|ห้องส้วม|คราบหินปูน|toilet|toilet bowl|clean toilet|bathroom|lavatory|loo|limescale',
    'น้ำยาล้างห้องน้ำ|ล้างห้องน้ำ|bathroom',
  ],
  [
    'ตู้กระจก|หน้าร้าน|ตู้โชว์|กระจกรถ|showcase|shop window|windscreen|glass door|glass|กระจก|หน้าต่าง|บานเกล็ด|เช็ดหน้าต่าง|เช็ดกระจก|window|mirror|clean window',
    'น้ำยาเช็ดกระจก|เช็ดกระจก|glass cleaner',
  ],
  [
    'ทำความสะอาด|ทำความสะอาดบ้าน|งานบ้าน|แม่บ้าน|clean|clean house|house cleaning|housekeeping|chore|cleaning product|cleaning supply',
    'ทำความสะอาดบ้าน|น้ำยาถูพื้น|home cleaning|cleaner',
  ],
  [
    'ฆ่าเชื้อ|เชื้อโรค|แบคทีเรีย|ต้านเชื้อ|disinfect|disinfectant|germ|bacteria|antibacterial|sanitize|sanitizer',
    'น้ำยาฆ่าเชื้อ|เจลแอลกอฮอล์|น้ำยาล้างห้องน้ำ|น้ำยาถูพื้น|น้ำยาซักผ้าขาว|สบู่',
  ],
  [
    'ยุง|แมลง|แมลงสาบ|มด|ปลวก|แมลงวัน|ยุงลาย|ไล่ยุง|กำจัดแมลง|ฆ่าแมลง|insect|bug|cockroach|ant|fly|flies|pest|pesticide|kill insect',
    'สเปรย์กำจัดยุง|กำจัดแมลง|ยากันยุง|mosquito|insect',
  ],
  [
    'เศษอาหาร|เศษขยะ|ถังขยะในครัว|kitchen waste|food scrap|leftover|rubbish bin|ขยะ|ใส่ขยะ|ทิ้งขยะ|ถังขยะ|ขยะเปียก|rubbish|trash|garbage|waste|dustbin|bin liner|litter',
    'ถุงขยะ|ถุงขยะดำ|bin bag',
  ],
  [
    'ใส่ถุง|ใส่สินค้า|ใส่ข้าวแกง|ใส่กับข้าว|ห่อกลับบ้าน|ลูกค้าหิ้ว|หิ้ว|ลูกค้า|customer|customer bag|bag customer|carry goods|carry shopping|market bag|ใส่ของ|หิ้วของ|ใส่แกง|ช้อปปิ้ง|shopping bag|grocery bag|carry|takeaway bag',
    'ถุงหูหิ้ว|carrier bag|ถุงร้อน',
  ],
  [
    'รีโมทแอร์|รีโมททีวี|นาฬิกาปลุก|นาฬิกาแขวน|เมาส์ไร้สาย|เครื่องคิดเลข|เครื่องชั่ง|กริ่ง|tv remote|alarm clock|wall clock|calculator|wireless mouse|gadget|รีโมท|รีโมต|นาฬิกา|ไฟฉาย|ของเล่น|วิทยุ|remote|remote control|torch|flashlight|clock|toy',
    'ถ่านไฟฉาย|battery',
  ],
  ['กลิ่นห้อง|ดับกลิ่นห้อง|หอมห้อง|air freshener|room smell', 'สเปรย์ปรับอากาศ|น้ำหอมปรับอากาศ|freshener'],
  // Hair, mouth, body
  [
    'ผม|สระผม|สระ|ผมร่วง|ผมแห้ง|รังแค|คันหัว|หนังศีรษะ|เส้นผม|ผมมัน|ผมเสีย|hair|wash hair|dandruff|scalp|hair loss|dry hair',
    'แชมพู|ครีมนวดผม|shampoo|conditioner',
  ],
  [
    'ผมลื่น|ผมเงา|ผมสวย|ผมฟู|ผมชี้ฟู|ผมแตกปลาย|frizzy hair|frizz|damaged hair|split end|shiny hair|silky hair|ผมนุ่ม|บำรุงผม|นวดผม|ผมพันกัน|soft hair|smooth hair|tangle',
    'ครีมนวดผม|conditioner',
  ],
  [
    'ฟัน|แปรงฟัน|ฟันผุ|ฟันขาว|เสียวฟัน|เหงือก|หินปูน|ขัดฟัน|สีฟัน|teeth|tooth|brush teeth|whiten teeth|cavity|gum disease|dental',
    'ยาสีฟัน|แปรงสีฟัน|toothpaste|toothbrush',
  ],
  [
    'ปากสะอาด|ฆ่าเชื้อในปาก|mouth smell|freshen breath|ปากเหม็น|กลิ่นปาก|ดับกลิ่นปาก|ลมหายใจ|ปากหอม|bad breath|breath|fresh breath|gargle|rinse mouth',
    'น้ำยาบ้วนปาก|mouthwash|หมากฝรั่ง',
  ],
  [
    'อาบน้ำ|ถูตัว|ผิว|ผิวกาย|ผิวแห้ง|ล้างตัว|ฟอกตัว|ขัดตัว|bath|bathe|shower|skin|wash body|body|wash skin|bathing',
    'ครีมอาบน้ำ|สบู่|สบู่ก้อน|shower|soap',
  ],
  ['มือ|ล้างมือ|ล้างหน้า|หน้ามัน|hand|wash hands|handwash|wash face|face wash', 'สบู่|สบู่ก้อน|สบู่เหลว|ครีมอาบน้ำ|soap'],
  [
    'รักแร้|เหงื่อ|กลิ่นตัว|ตัวเหม็น|เต่า|จั๊กแร้|ดับกลิ่น|ดับกลิ่นตัว|กลิ่นเหงื่อ|body odour|body odor|body smell|armpit|underarm|sweat|sweaty|perspiration|odour|odor|smelly',
    'โรลออน|ระงับกลิ่น|deodorant',
  ],
  ['ผด|ผื่น|ผดผื่น|ผื่นคัน|ผดร้อน|คันตัว|ตัวเหนียว|เย็นสบาย|chafing|heat rash|prickly heat|rash|itch', 'แป้งเย็น|แป้งเด็ก'],
  [
    'น้ำตา|ซับหน้า|หน้าเปื้อน|เช็ดเครื่องสำอาง|tear|cry|wipe tear|makeup|wipe nose|cold and flu|หน้า|เช็ดหน้า|น้ำมูก|เป็นหวัด|จาม|face|wipe face|runny nose|sneeze|blow nose|handkerchief',
    'กระดาษเช็ดหน้า|facial tissue|กระดาษชำระ',
  ],
  ['ก้น|เช็ดก้น|ขับถ่าย|เข้าห้องน้ำ|wipe bottom|bum', 'กระดาษชำระม้วน|กระดาษชำระ|toilet roll|ทิชชูเปียก'],
  [
    'วันนั้นของเดือน|วันแดงเดือด|เป็นเมนส์|มาเมนส์|มาไม่ปกติ|ladies|monthly|heavy flow|that time of month|ประจำเดือน|เมนส์|รอบเดือน|มีเมนส์|ของผู้หญิง|ของใช้ผู้หญิง|ซึมเปื้อน|period|menstruation|menstrual|feminine hygiene|women',
    'ผ้าอนามัย|pad',
  ],
  // Baby and pets
  [
    'ฉี่รดที่นอน|กันซึม|เด็กใส่นอน|เด็กใส่|ใส่เด็ก|ใส่ให้ลูก|เลี้ยงลูก|เลี้ยงเด็ก|wet bed|leak|potty|child|ฉี่|อึ|เด็กอ่อน|เด็กแรกเกิด|ลูกน้อย|ลูกอ่อน|เบบี้|newborn|infant|toddler|pee|poo|babies',
    'ผ้าอ้อม|ผ้าอ้อมเด็กแบบกางเกง|ทิชชูเปียก|แป้งเด็ก|สบู่เหลวเด็ก|nappy|baby',
  ],
  [
    'ก้นเด็ก|เช็ดก้นเด็ก|เช็ดตัวเด็ก|เช็ดเด็ก|เปลี่ยนผ้าอ้อม|เช็ดตัวลูก|wipe baby|baby bottom|change nappy|change diaper|wipe child',
    'ทิชชูเปียก|wipe',
  ],
  [
    'อาบน้ำลูก|สระผมลูก|แชมพูเด็ก|สบู่เด็ก|baby shampoo|baby soap|bath time|baby bath time|อาบน้ำเด็ก|สระผมเด็ก|baby bath|bathe baby|wash baby',
    'สบู่เหลวเด็ก|baby wash',
  ],
  [
    'แมวกิน|ให้แมว|แมวจร|แมวที่บ้าน|stray cat|hungry cat|my cat|cat treat|cat snack|เลี้ยงแมว|เหมียว|น้องแมว|cat owner|feed cat|kitty',
    'อาหารแมว|cat food|แมว',
  ],
  [
    'หมากิน|ให้หมา|หมาจร|สุนัขกิน|หมาที่บ้าน|stray dog|hungry dog|guard dog|dog treat|dog snack|เลี้ยงหมา|ตูบ|น้องหมา|เลี้ยงสุนัข|feed dog|doggy',
    'อาหารสุนัข|dog food|สุนัข',
  ],
  // Thirst, tiredness, small complaints
  [
    'กระหาย|กระหายน้ำ|แก้กระหาย|ดับกระหาย|คอแห้ง|หิวน้ำ|คลายร้อน|ดับร้อน|สดชื่น|thirst|thirsty|quench thirst|thirst quencher|refresh|refreshing|refreshment|cool down',
    'น้ำดื่ม|น้ำอัดลม|เกลือแร่|ชาเขียว|น้ำผลไม้|water',
  ],
  [
    'มีแรง|ให้มีแรง|แรงทำงาน|เพิ่มพลัง|ขับรถไกล|ขับรถ|ทำงานดึก|อ่านหนังสือดึก|กะดึก|คนขับรถ|night shift|long drive|drive|driver|stay up|late night|strength|pick me up|ง่วง|ง่วงนอน|แก้ง่วง|ตื่น|เพลีย|อ่อนเพลีย|เหนื่อย|หมดแรง|อดนอน|คาเฟอีน|sleepy|stay awake|keep awake|wake up|tired|tiredness|fatigue|caffeine|boost|energise|stamina',
    'ชูกำลัง|เครื่องดื่มชูกำลัง|กาแฟ|energy|coffee',
  ],
  [
    'เสียเหงื่อ|ท้องเสีย|ท้องร่วง|ออกกำลังกาย|เล่นกีฬา|นักกีฬา|ขาดน้ำ|เมาค้าง|แฮงค์|วิ่ง|rehydrate|rehydration|dehydration|diarrhea|diarrhoea|workout|exercise|sport|hangover|gym|running',
    'เกลือแร่|เครื่องดื่มเกลือแร่|เกลือแร่ผง|electrolyte|sports drink',
  ],
  [
    'แก้ไอ|คอแห้งผาก|เสียงแหบ|hoarse|tickly throat|เจ็บคอ|คันคอ|ชุ่มคอ|ไอ|ระคายคอ|sore throat|throat|cough|dry throat',
    'ลูกอม|ยาอม|candy|lozenge',
  ],
  [
    'ลดน้ำหนัก|เบาหวาน|ไม่อ้วน|คุมน้ำหนัก|lose weight|diabetic|diabetes|low calorie|low sugar|weight loss',
    'ไม่มีน้ำตาล|zero',
  ],
  [
    'บัวลอย|ขนมไทย|ขนมหวานกะทิ|ลอดช่อง|ข้าวเหนียวมูน|ข้าวเหนียวมะม่วง|coconut dessert|thai dessert|mango sticky rice',
    'กะทิ|น้ำตาลทราย|แป้งมันสำปะหลัง|ข้าวเหนียว',
  ],
  [
    'แพนเค้ก|วาฟเฟิล|ปาท่องโก๋|โดนัท|พิซซ่า|pancake|waffle|doughnut|donut|pizza|cake|pie',
    'แป้งสาลี|แป้งสาลีอเนกประสงค์|flour',
  ],
  ['ไข่ดาว|ไข่เจียว|ไข่ต้ม|ไข่พะโล้|omelette|omelet|fried egg|boiled egg|scrambled egg', 'ไข่ไก่'],
  ['บำรุงกระดูก|แคลเซียม|กระดูก|calcium|bone', 'นมยูเอชที|นม|milk'],
  // Cooking
  ['ทอด|ทอดไข่|ทอดไก่|ทอดปลา|ผัด|ของทอด|น้ำมันทอด|fry|deep fry|stir fry|saute', 'น้ำมันพืช|น้ำมันปาล์ม|oil'],
  [
    'ทำกับข้าว|ทำอาหาร|ปรุงอาหาร|ปรุงรส|เครื่องครัว|ของเข้าครัว|cook|cooking|cook food|season food',
    'เครื่องปรุง|ผงปรุงรส|ซอส|น้ำปลา|seasoning|cooking oil',
  ],
  ['ทำแกง|แกง|ต้มแกง|make curry|curries', 'พริกแกง|กะทิ|curry'],
  [
    'ทำขนม|เบเกอรี่|อบขนม|ทำเค้ก|ทำเบเกอรี่|bake|make cake|make bread|make dessert|dough',
    'แป้งสาลี|แป้ง|น้ำตาลทราย|flour|sugar',
  ],
  ['ส้มตำ|ตำส้ม|ยำ|papaya salad|salad', 'น้ำปลา|ถั่วลิสง|พริกป่น|fish sauce'],
  [
    'ลูกชิ้น|ไส้กรอก|นักเก็ต|เฟรนช์ฟรายส์|ปอเปี๊ยะ|หมูทอด|spring roll|sausage|nugget|french fry|meatball|จิ้ม|จิ้มไก่|จิ้มไก่ทอด|ไก่ทอด|dip chicken|fried chicken|dipping',
    'น้ำจิ้มไก่|น้ำจิ้ม|ซอสพริก',
  ],
  ['หุงข้าว|หุง|หม้อหุงข้าว|cook rice|steam rice', 'ข้าวหอมมะลิ|ข้าวขาว|ข้าวสาร|rice'],
  ['หมัก|หมักหมู|หมักไก่|marinate|marinade', 'ซอสหอยนางรม|ซีอิ๊ว|ผงปรุงรส|oyster sauce'],
  ['ซุป|น้ำซุป|ต้มจืด|แกงจืด|ก๋วยเตี๋ยวน้ำ|soup|broth|stock', 'ผงปรุงรส|วุ้นเส้น|seasoning powder'],
  ['เพิ่มความหวาน|ให้ความหวาน|ความหวาน|sweeten|sweetener', 'น้ำตาลทราย|น้ำตาล|นมข้นหวาน|sugar'],
  ['เผ็ด|รสเผ็ด|spicy food|make spicy', 'เผ็ดจัดจ้าน|พริกป่น|พริก|spicy'],
  ['ชง|ชงดื่ม|ชงร้อน|น้ำร้อน|brew|hot drink|hot beverage', 'กาแฟ|โกโก้|ชาผงปรุงสำเร็จ|coffee|tea|cocoa'],
  ['ชงกาแฟ|ใส่กาแฟ|คู่กาแฟ|coffee creamer|creamer|add coffee', 'นมข้น|ครีมเทียม|น้ำตาลทราย|คุกกี้|condensed'],
  ['อาหารเช้า|มื้อเช้า|เช้า|breakfast', 'นมยูเอชที|กาแฟ|ไข่ไก่|milk|egg'],
  [
    'แก้หิว|มื้อดึก|หิวดึก|ตอนดึก|ข้าวกลางวัน|สิ้นเดือน|late night meal|midnight snack|student meal|lazy dinner|มื้อด่วน|ด่วน|ประหยัดเวลา|หิว|รองท้อง|quick meal|quick lunch|hungry|easy meal|fast food',
    'บะหมี่กึ่งสำเร็จรูป|บะหมี่ถ้วย|noodle|อาหารกระป๋อง',
  ],
  [
    'กับแกล้ม|แกล้มเหล้า|กินเล่น|ดูหนัง|ปาร์ตี้|งานเลี้ยง|nibble|party|movie|beer snack|bar snack|finger food|munchies',
    'มันฝรั่งทอดกรอบ|ถั่วลิสงอบ|ข้าวเกรียบ|ปลาเส้น|snack',
  ],
  ['ของหวาน|หวาน|dessert|something sweet|sweet treat|treat', 'ลูกอม|เยลลี่|เค้กม้วน|บิสกิต|เวเฟอร์|คุกกี้'],
  [
    'ของเค็ม|เค็ม|something salty|salty|salty snack|savoury|savory',
    'มันฝรั่งทอดกรอบ|ถั่วลิสงอบ|ปลาเส้น|ข้าวเกรียบ|salted',
  ],
  // Words of shelves, as the other language or another shop names them
  ['เบเวอเรจ|เครื่องดื่มเย็น|ของดื่ม|beverage|drinkable|cold drink', 'เครื่องดื่ม|drink'],
  [
    'ของชำ|โชห่วย|ของแห้ง|ของกิน|อาหารแห้ง|grocery|dry goods|dry food|pantry|staple|provision',
    'ข้าวและอาหารแห้ง|อาหารแห้ง|ข้าวสาร|staple',
  ],
  ['ขนมหวานฝรั่ง|ขนมเด็กเล็ก|confectionery|confection|candies|lolly|lollies', 'ลูกอม|เยลลี่|candy|jelly'],
  ['เครื่องปรุง|เครื่องปรุงรส|condiment|relish', 'เครื่องปรุงและอาหารกระป๋อง|เครื่องปรุง|seasoning|ซอส|น้ำปลา'],
  [
    'ของกระป๋อง|กระป๋องอาหาร|canned goods|tinned food|tin food|canned|tinned|preserved food',
    'อาหารกระป๋อง|canned food',
  ],
  ['ของสด|อาหารสด|ผักสด|fresh food|fresh produce|produce|vegetable', 'ไข่และของสด|ของสด|fresh|ไข่ไก่'],
  ['ธัญพืช|ซีเรียล|ถั่วแห้ง|legume|pulse|cereal|grain|lentil', 'ถั่วและธัญพืช|ธัญพืช|bean'],
  ['ผลิตภัณฑ์นม|นมเนย|แดรี่|dairy product|dairies|lactose', 'นมยูเอชที|นมเปรี้ยว|นมข้น|milk|yoghurt'],
  ['ขนมปัง|ขนมอบ|bakery|pastry|bread|biscuit cookies', 'บิสกิต|คุกกี้เนย|เค้กม้วน|แครกเกอร์|biscuit'],
  [
    'เครื่องสำอาง|ความงาม|ดูแลผิว|ดูแลร่างกาย|บำรุงผิว|cosmetic|beauty|skin care|skincare|body care|toiletries',
    'ครีมอาบน้ำ|สบู่|แป้งเย็น|โรลออน|shower|soap',
  ],
  ['สุขอนามัย|ของใช้ส่วนตัว|สุขภาพ|hygiene|personal hygiene|health', 'ของใช้ส่วนตัว|personal care|สบู่|ยาสีฟัน'],
  [
    'ของใช้|ของใช้ในครัวเรือน|ของใช้จำเป็น|อุปกรณ์ทำความสะอาด|home essential|household item|household goods|essential',
    'ของใช้ในบ้าน|household',
  ],
  ['กระดาษ|เปเปอร์|paper product|paper goods', 'กระดาษชำระ|กระดาษอเนกประสงค์|กระดาษเช็ดหน้า|tissue'],
  ['เมล็ดถั่ว|ถั่วทอด|nibbles|nuts', 'ถั่วลิสงอบ|ถั่ว|peanut'],
  ['อาหารสัตว์|อาหารสัตว์เลี้ยง|เพ็ทฟู้ด|pet food|pet supply|animal food', 'อาหารแมว|อาหารสุนัข|cat food|dog food'],
  ['อาหารทะเล|ของทะเล|ซีฟู้ด|seafood|seafood snack', 'ของกินเล่นทะเล|ปลาเส้น|ปลาหมึก|seafood|ทูน่า'],
  ['เส้นก๋วยเตี๋ยว|ก๋วยเตี๋ยว|เส้น|pasta|noodle soup', 'บะหมี่|เส้นหมี่|วุ้นเส้น|noodle'],
]

/**
 * Actions in both languages, and catalogue words for the products used; read where a query names the action.
 */
export const deeds: [said: string, meant: string][] = [
  // Kitchen
  ['ทอด|เจียว|ผัด|คั่ว|น้ำมันทอด|fry|deep fry|stir fry|pan fry|saute', 'น้ำมันพืช|น้ำมันปาล์ม|cooking oil'],
  ['จิ้ม|ราด|dip|dipping|drizzle|pour over', 'น้ำจิ้มไก่|น้ำจิ้ม|ซอสพริก|ซอสมะเขือเทศ'],
  ['เหยาะ|เหยาะไข่|จิ้มไข่', 'ซีอิ๊วขาว|ซอสปรุงรส|ซอสมะเขือเทศ'],
  ['หมัก|marinate|marinade|tenderize', 'ซอสหอยนางรม|ซีอิ๊วขาว|ผงปรุงรส|oyster sauce'],
  ['ปรุง|ปรุงรส|ชูรส|เพิ่มรสชาติ|season|flavour|flavor', 'ผงปรุงรส|น้ำปลา|น้ำปลาแท้|ซีอิ๊วขาว|ซอสหอยนางรม'],
  ['ดอง|pickle|preserve vegetable', 'น้ำส้มสายชู|เกลือป่น|เกลือ'],
  ['เปรี้ยว|ให้เปรี้ยว|รสเปรี้ยว|make sour|sour', 'น้ำส้มสายชู'],
  ['ข้น|ข้นหนืด|หนืด|ให้ข้น|น้ำข้น|ชุบแป้ง|thicken|thickener|thick', 'แป้งมันสำปะหลัง|แป้งมัน'],
  ['ชุบ|ชุบทอด|คลุก|นวดแป้ง|knead|batter|coat', 'แป้งสาลี|แป้งสาลีอเนกประสงค์|แป้ง|flour'],
  ['อบ|อบขนม|bake', 'แป้งสาลี|แป้งสาลีอเนกประสงค์|น้ำตาลทราย|flour'],
  ['โรย|โรยหน้า|sprinkle|garnish', 'พริกไทยป่น|พริกป่น|งาขาวคั่ว|กระเทียม'],
  ['ให้เผ็ด|เพิ่มความเผ็ด|spice up|make spicy', 'พริกป่น|ซอสพริก|พริกแกง'],
  ['ให้หวาน|เพิ่มความหวาน|เติมหวาน|sweeten', 'น้ำตาลทราย|น้ำตาล|นมข้นหวาน|sugar'],
  ['ให้เค็ม|เพิ่มความเค็ม|make salty', 'เกลือป่น|เกลือ|น้ำปลา|น้ำปลาแท้|ซีอิ๊วขาว'],
  ['หุง|นึ่งข้าว|cook rice|steam rice', 'ข้าวหอมมะลิ|ข้าวขาว|ข้าวสาร|rice'],
  ['ตำ|โขลก|ตำน้ำพริก|pound', 'กระเทียมแห้ง|หอมแดง|พริกป่น|น้ำปลา|น้ำปลาแท้'],

  ['ลวก|ต้มกิน|boil noodle', 'บะหมี่กึ่งสำเร็จรูป|เส้นหมี่|วุ้นเส้น'],
  ['ชง|ชงดื่ม|ชงกิน|brew', 'กาแฟปรุงสำเร็จ|กาแฟสำเร็จรูป|ชาผงปรุงสำเร็จ|โกโก้'],
  [
    'ผสม|ผสมเหล้า|มิกซ์เหล้า|ผสมเบียร์|กินกับเหล้า|mixer|mix whisky|mix liquor|mix cocktail|whisky',
    'โซดา|น้ำอัดลม โคล่า',
  ],
  // Clothes
  ['ซัก|ซักผ้า|ซักเสื้อ|แช่ผ้า|launder|wash clothes|do laundry', 'ผงซักฟอก|น้ำยาซักผ้า|washing powder'],
  ['ฟอก|ฟอกขาว|ขาว|ให้ขาว|ขาวสะอาด|ขาวขึ้น|กัดสี|กัดคราบ|whiten|bleach|brighten', 'น้ำยาซักผ้าขาว|bleach'],
  ['นุ่ม|ให้นุ่ม|หอมนุ่ม|ผ้าหอม|ผ้านุ่ม|soften|make soft|soft', 'น้ำยาปรับผ้านุ่ม|ปรับผ้านุ่ม|ครีมนวดผม'],
  // House
  ['ล้าง|wash', 'น้ำยาล้างจาน|น้ำยาล้างห้องน้ำ|น้ำยาเช็ดกระจก|สบู่|สบู่ก้อน|แชมพู|ผงซักฟอก|น้ำยาซักผ้า'],
  ['ขัด|ขัดถู|scrub|scour', 'ฟองน้ำล้างจาน|ฟองน้ำ|น้ำยาล้างห้องน้ำ'],
  ['ถู|ถูพื้น|ถูบ้าน|mop', 'น้ำยาถูพื้น|ถูพื้น'],
  [
    'เช็ด|wipe|dry',
    'กระดาษเช็ดปากป๊อปอัป|กระดาษเช็ดปาก|กระดาษอเนกประสงค์|ทิชชูเปียก|กระดาษเช็ดหน้า|กระดาษชำระม้วน|กระดาษชำระ|น้ำยาเช็ดกระจก',
  ],
  ['ซับ|ซับมัน|ซับน้ำมัน|absorb|soak up|blot', 'กระดาษอเนกประสงค์'],
  ['สั่งน้ำมูก|ซับหน้า|ซับเหงื่อ|blow nose', 'กระดาษเช็ดหน้า'],
  ['ฉีด|พ่น|ไล่|ฆ่า|กำจัด|กันยุง|spray|kill|repel', 'สเปรย์กำจัดยุง|กำจัดแมลง|mosquito'],
  ['ทิ้ง|ทิ้งขยะ|ไปทิ้ง|throw away|throw|dispose|discard', 'ถุงขยะ|ถุงขยะดำ|bin bag'],
  [
    'หิ้ว|หิ้วกลับ|หิ้วกลับบ้าน|กลับบ้าน|ใส่ของ|ใส่ถุง|ห่อกลับ|carry|carry home|take home|takeaway|take away',
    'ถุงหูหิ้ว|carrier bag',
  ],
  ['ใส่รีโมท|เปิดไฟฉาย|power|light up', 'ถ่านไฟฉาย|ถ่านไฟฉายอัลคาไลน์|battery'],
  // Body
  ['สระ|สระผม|shampoo', 'แชมพู|shampoo'],
  ['หวี|หวีง่าย|ผมลื่น|ลื่น|เงางาม|นวดผม|หมักผม|smooth|detangle|shiny|silky', 'ครีมนวดผม|conditioner'],
  ['อาบ|อาบน้ำ|ฟอกตัว|ถูตัว|ฟอกสบู่|bathe|shower|lather', 'ครีมอาบน้ำ|สบู่ก้อน|สบู่|สบู่เหลวเด็ก'],
  ['แปรง|แปรงฟัน|สีฟัน|brush', 'ยาสีฟัน|แปรงสีฟัน|toothpaste|toothbrush'],
  ['บ้วน|บ้วนปาก|กลั้ว|กลั้วปาก|กลั้วคอ|gargle|rinse|rinse mouth', 'น้ำยาบ้วนปาก'],
  ['เคี้ยว|chew', 'หมากฝรั่ง'],
  ['อม|ดูดอม|suck', 'ลูกอม'],
  ['ทา|ทาตัว|โรยตัว|rub|dust', 'แป้งเย็น|แป้งเด็ก|โรลออน'],
  ['freshen breath|fresh breath|ลมหายใจสดชื่น|ปากสะอาด', 'น้ำยาบ้วนปาก|หมากฝรั่ง'],
  // Eating and drinking
  [
    'ดื่ม|จิบ|drink|sip',
    'น้ำดื่ม|น้ำอัดลม|เครื่องดื่มเกลือแร่|เกลือแร่|เครื่องดื่มชูกำลัง|ชูกำลัง|ชาเขียว|น้ำผลไม้|กาแฟพร้อมดื่ม|กาแฟ|นมยูเอชที',
  ],
  ['ให้อาหารแมว|feed cat', 'อาหารแมว|cat food'],
  ['ให้อาหารหมา|ให้อาหารสุนัข|feed dog|feed puppy', 'อาหารสุนัข|dog food'],
  [
    'แจก|แจกเด็ก|วันเด็ก|ใส่ตะกร้า|give children|hand out|trick or treat|give away',
    'ลูกอม|เยลลี่|เวเฟอร์|เวเฟอร์สอดไส้',
  ],
  [
    'เลี้ยงแขก|รับแขก|จัดเลี้ยง|จัดประชุม|ประชุม|งานบุญ|งานศพ|งานวัด|serve guest|guest|meeting|event',
    'น้ำดื่ม|น้ำอัดลม|กาแฟปรุงสำเร็จ|คุกกี้เนย',
  ],
]
