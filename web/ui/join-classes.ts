/** Class names in one string; absent ones fall away. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
