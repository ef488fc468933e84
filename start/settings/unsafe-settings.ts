import pg from 'pg'

type Settings = {
  NODE_ENV?: string | undefined
  DEMO?: 'yes' | 'no' | undefined
  HOST?: string | undefined
  DATABASE_URL?: string | undefined
  SECRET?: string | undefined
  PUBLIC_URL?: string | undefined
  API_BASE_URL?: string | undefined
  TRUST_PROXY?: number | undefined
  SANDBOX_URL?: string | undefined
}

const demoSecrets = ['sangdai', 'secret', 'changeme', 'demo']
const ownMachine = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** What these settings would open to strangers, each as a sentence. The shop does not start with any. */
export function unsafeSettings(values: Settings): string[] {
  return values.NODE_ENV === 'production' ? unsafeInProduction(values) : unsafeOutsideProduction(values)
}

function unsafeInProduction({
  DEMO,
  DATABASE_URL,
  API_BASE_URL,
  PUBLIC_URL,
  SECRET,
  SANDBOX_URL,
}: Settings): string[] {
  const wrong: string[] = []
  if (SANDBOX_URL) wrong.push('SANDBOX_URL must not be set in production, which has no sandbox.')
  if (DEMO === 'yes') wrong.push('DEMO must not be yes in production, which has no demo.')
  if (!DATABASE_URL && !API_BASE_URL)
    wrong.push('DATABASE_URL must name a PostgreSQL database in production.')
  if (!PUBLIC_URL)
    wrong.push(
      'PUBLIC_URL must be set in production: the address people type, such as https://shop.example.co.th',
    )
  if (!SECRET)
    wrong.push(
      'SECRET must be set in production: at least 32 random characters, such as the output of: openssl rand -base64 48',
    )
  else if (SECRET.length < 32 || new Set(SECRET).size < 10)
    wrong.push('SECRET is too weak for production: at least 32 random characters are needed.')
  else if (demoSecrets.some((word) => SECRET.toLowerCase().includes(word)))
    wrong.push('SECRET looks like a demo secret, which production refuses: use random characters.')
  return wrong
}

/**
 * Outside production passwords are public and the sandbox shows every code, so strangers get access only with
 * DEMO.
 */
function unsafeOutsideProduction({
  DEMO,
  HOST,
  DATABASE_URL,
  API_BASE_URL,
  PUBLIC_URL,
  TRUST_PROXY,
}: Settings): string[] {
  if (DEMO === 'yes') return []
  const wrong: string[] = []
  if (PUBLIC_URL && !isOwnAddress(PUBLIC_URL)) wrong.push('PUBLIC_URL is an address that others can open.')
  if (HOST && !ownMachine.test(HOST)) wrong.push('HOST is an address that other machines can reach.')
  if (TRUST_PROXY) wrong.push('TRUST_PROXY says that visitors come through a proxy.')
  // A process that serves only pages opens no database.
  if (DATABASE_URL && !API_BASE_URL && !isOwnDatabase(DATABASE_URL))
    wrong.push('DATABASE_URL names a database on another machine.')
  if (wrong.length === 0) return []
  return [
    ...wrong,
    'So this is no development. Set NODE_ENV=production; or, if strangers may use the demo passwords and the sandbox, DEMO=yes.',
  ]
}

function isOwnAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ownMachine.test(hostname)
}

/** The driver parses the address, which may name the host in several ways or leave it to PGHOST. */
function isOwnDatabase(address: string): boolean {
  const { host } = new pg.Client({ connectionString: address })
  return host.startsWith('/') || ownMachine.test(host)
}
