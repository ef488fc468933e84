export const logExport = '/merchant/log/export'
export const configExport = '/admin/config/export'
export const centrePhoto = '/merchant/profile/photo'
