/**
 * Only pages of the shop are valid return addresses, also when its pages run in another process on this
 * machine.
 */
export function leadsHome(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const [target, home] = [new URL(address), new URL(origin)]
  const here = target.origin === home.origin || (isOwnMachine(target) && isOwnMachine(home))
  return here && !target.username && !target.password && !address.includes('#')
}

const isOwnMachine = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
