/** Where the owner of an empty network sets it up. */
export const setup = '/setup'
