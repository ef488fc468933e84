import type pg from 'pg'

/** Leaves the tables as the first start in production finds them. */
export async function emptyNetwork(pool: pg.Pool): Promise<void> {
  await pool.query(
    'truncate centres, accounts, staff, riders, settings, vat_rates, network, network_setup cascade',
  )
}

/** All that the steps of a setup ask for. */
export const wholeDraft = {
  ...{ shopName: 'บ้านโชห่วย', shopNameEn: 'Baan Cho Huai', primaryColour: '#1a5fb4' },
  ...{ centreName: 'ศูนย์ลำปาง', centreNameEn: 'Lampang Centre', shortName: 'ลำปาง' },
  ...{ address: '1 ถนนสุเรนทร์', province: 'ลำปาง', district: 'เมืองลำปาง', subdistrict: 'สบตุ๋ย' },
  ...{ postcode: '52100', lat: '18.28', lng: '99.48', phone: '054000107', taxNumber: '0105561000003' },
  ...{ ownerName: 'คำปัน', mobile: '0890000100', username: 'khampan' },
  ...{ weekdays: '1,3,5', cutOff: '16:30', area: 'province', withBank: 'Y', bankCode: '004' },
  ...{ accountNumber: '1234567890', accountName: 'บจก. บ้านโชห่วย', promptPay: '0890000100', goods: 'example' },
}
