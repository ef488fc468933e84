/** Thai banks by their three-digit code. */
export const banks: Readonly<Record<string, { th: string; en: string }>> = {
  '002': { th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank' },
  '004': { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' },
  '006': { th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank' },
  '011': { th: 'ธนาคารทหารไทยธนชาต', en: 'TMBThanachart Bank' },
  '014': { th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank' },
  '022': { th: 'ธนาคารซีไอเอ็มบี ไทย', en: 'CIMB Thai Bank' },
  '024': { th: 'ธนาคารยูโอบี', en: 'UOB Thai' },
  '025': { th: 'ธนาคารกรุงศรีอยุธยา', en: 'Bank of Ayudhya' },
  '030': { th: 'ธนาคารออมสิน', en: 'Government Savings Bank' },
  '033': { th: 'ธนาคารอาคารสงเคราะห์', en: 'Government Housing Bank' },
  '034': { th: 'ธ.ก.ส.', en: 'BAAC' },
  '067': { th: 'ธนาคารทิสโก้', en: 'TISCO Bank' },
  '069': { th: 'ธนาคารเกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank' },
  '073': { th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', en: 'Land and Houses Bank' },
}
