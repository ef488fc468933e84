/** The day of every test: a Monday noon in Bangkok, so that dates, promotions and deliveries never change. */
export const testToday = '2026-11-16'
export const testNow = new Date('2026-11-16T12:00:00+07:00')
