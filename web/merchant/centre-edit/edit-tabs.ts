export const editTabs = ['details', 'photos', 'hours', 'delivery', 'areas', 'accounts', 'closing'] as const
export type EditTab = (typeof editTabs)[number]

export const readTab = (text: string | null): EditTab => editTabs.find((tab) => tab === text) ?? 'details'
