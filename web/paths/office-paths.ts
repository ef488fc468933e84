export const logExport = '/merchant/log/export'
export const configExport = '/admin/config/export'
/** Where the owner of an empty network sets it up. */
export const setup = '/setup'
