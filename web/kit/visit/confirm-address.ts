/** The step that asks for the password or a code, and leads back. */
export const confirmAddress = (to: string) => `/confirm?${new URLSearchParams({ to })}`
