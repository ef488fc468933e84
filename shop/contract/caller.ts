/** Role codes of the specification. */
export const roles = {
  guest: 'GUEST',
  customer: '1',
  agent: '2',
  salesperson: '3',
  supervisor: '4',
  manager: '5',
  owner: '8',
} as const
export type StaffRole = '3' | '4' | '5' | '8'
type UserRole = 'GUEST' | '1' | '2'

export const roleNames: Record<StaffRole, string> = {
  '3': 'Salesperson',
  '4': 'Supervisor',
  '5': 'Manager',
  '8': 'Owner',
}

/** The kinds of token; the server accepts no kind in place of another. */
export const tokenKinds = ['user', 'merchant', 'rider', 'applicant'] as const
export type TokenKind = (typeof tokenKinds)[number]

/** The person acting for a customer. A member of staff acts in a role, and stops when that role changes. */
type Actor = { kind: 'staff'; name: string; role: StaffRole } | { kind: 'agent'; name: string }

/** The caller of a request. Centre and customer come from the token, never from the request. */
export type Caller =
  | { kind: 'nobody' }
  | {
      kind: 'user'
      role: UserRole
      saleUnit: string
      customerCode: string
      session?: string
      actor?: Actor
    }
  | { kind: 'merchant'; role: StaffRole; saleUnit: string; username: string; session: string }
  | { kind: 'rider'; saleUnit: string; mobile: string; company: string; session: string }
  /** Whoever wants to sell here; the centre is the one they want to open, if any. The session is the application. */
  | { kind: 'applicant'; saleUnit: string; session: string }
export type KnownCaller = Exclude<Caller, { kind: 'nobody' }>

/** The caller kinds that contracts name. */
const known = [
  'nobody',
  'guest',
  'customer',
  'agent',
  'salesperson',
  'supervisor',
  'manager',
  'owner',
  'rider',
] as const
export const callerKinds = [...known, 'applicant'] as const
export type CallerKind = (typeof callerKinds)[number]

export const guestCode = 'GUEST'

const byRole: Record<UserRole | StaffRole, CallerKind> = {
  GUEST: 'guest',
  '1': 'customer',
  '2': 'agent',
  '3': 'salesperson',
  '4': 'supervisor',
  '5': 'manager',
  '8': 'owner',
}

export function kindOf(caller: Caller): CallerKind {
  if (caller.kind === 'nobody' || caller.kind === 'rider' || caller.kind === 'applicant') return caller.kind
  return byRole[caller.role]
}

/** Groups of caller kinds that many contracts share. */
export const shoppers = ['guest', 'customer', 'agent'] as const satisfies CallerKind[]
export const signedInShoppers = ['customer', 'agent'] as const satisfies CallerKind[]
export const staff = ['salesperson', 'supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
/** An applicant's token is for the application alone. */
export const anyone = known
