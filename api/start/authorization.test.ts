import { describe, expect, test } from 'vitest'
import { type Expected, expectedOf, maySeeOthers } from '#checks/authorization/expected.ts'
import {
  marks,
  nothing,
  type Person,
  people,
  type Subject,
  setStage,
  subjects,
} from '#checks/authorization/people.ts'
import { testApi } from '#checks/tools/test-api.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { type Endpoint, keyOf } from '#shop/contract/endpoint.ts'
import type { Whose } from '#shop/contract/touches.ts'
import { contracts } from '#shop/start/contracts.ts'

type ExampleRequest = Record<string, unknown>
const { ask, tokenFor, pool } = await testApi()
const stage = await setStage(pool)
const calls = (Object.values(contracts) as unknown as Endpoint[]).map(
  (contract) => [keyOf(contract), contract] as const,
)
let requests = 0

/** Every wire field that names a person, a centre or an order, for calls that must ignore them. */
const named = ({ saleUnit, customerCode, orderNumber, addressId }: Whose): ExampleRequest => ({
  ...Object.fromEntries(
    ['CustomerCode', 'CUSTOMERCODE', 'customerCode', 'CustomerId', 'Customer_Id', 'Cust_ID', 'code'].map(
      (name) => [name, customerCode],
    ),
  ),
  ...Object.fromEntries(
    ['SaleUnit', 'SALEUNIT', 'saleUnit', 'saleunit', 'activeDc', 'ActiveDC', 'dist'].map((name) => [
      name,
      saleUnit,
    ]),
  ),
  ...Object.fromEntries(['OrderID', 'orderid', 'orderId'].map((name) => [name, orderNumber])),
  _id: addressId,
})

async function send(contract: Endpoint, request: ExampleRequest, token: string | undefined) {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request[name] ?? 'BKK01')),
  )
  const query =
    contract.method === 'GET'
      ? `?${new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))}`
      : ''
  requests++
  return ask(path + query, { method: contract.method, body: request, ...(token ? { token } : {}) })
}

function check(
  answer: Awaited<ReturnType<typeof ask>>,
  expected: Expected,
  contract: Endpoint,
  what: string,
) {
  const { status, body } = answer
  const said = `${what}: ${status} ${body?.Code ?? ''} ${JSON.stringify(body?.Fields ?? '')}`
  if (!expected.right) {
    const empty = status === 200 && expected.codes.includes('nothing')
    expect(
      empty || (expected.status.includes(status) && expected.codes.includes(body?.Code)),
      `${said}, but it should be refused`,
    ).toBe(true)
  } else if (contract.touches?.of === 'nobody') {
    expect(['identity.signInFirst', 'identity.notAllowed', 'identity.notYours'], said).not.toContain(
      body?.Code,
    )
    expect(status, said).toBeLessThan(500)
  } else {
    const isExpected = contract.touches?.answers?.includes(body?.Code)
    expect(status === 200 || isExpected, `${said}, but there is every right to it`).toBe(true)
  }
}

/** No response, refusal or not, shows data of people unrelated to the caller. */
function checkLeaks(body: unknown, caller: Caller, what: string) {
  const text = JSON.stringify(body ?? null)
  expect(text.includes(marks['other centre']), `${what} shows data of another centre`).toBe(false)
  if (!maySeeOthers(caller))
    expect(text.includes(marks['other customer']), `${what} shows data of another customer`).toBe(false)
}

/** The request about the subject, and the same with the caller's own codes and the subject's records. */
async function requestsFor(contract: Endpoint, person: Person, subject: Subject): Promise<ExampleRequest[]> {
  const { touches } = contract
  if (!touches || touches.of === 'nobody') return [{}]
  if (touches.of === 'caller')
    return [
      { ...(touches.exampleRequest?.() as ExampleRequest) },
      {
        ...named(await stage.whose(person, 'other customer')),
        ...(touches.exampleRequest?.() as ExampleRequest),
      },
    ]
  const whose = await stage.whose(person, subject)
  const request = touches.exampleRequest(whose) as ExampleRequest
  if (subject === 'own') return [request]
  const own = { ...stage.codesOf(person, 'own'), ...nothing() }
  const mixed = touches.exampleRequest({
    ...whose,
    saleUnit: own.saleUnit,
    customerCode: own.customerCode,
  }) as ExampleRequest
  const justOwn = touches.exampleRequest(own) as ExampleRequest
  return JSON.stringify(mixed) === JSON.stringify(justOwn) ? [request] : [request, mixed]
}

describe.each(calls)('%s', (key, contract) => {
  test.each(Object.keys(people) as Person[])('by %s', async (person) => {
    const who = stage.callerOf(person)
    const caller = (who ?? { kind: 'nobody' }) as Caller
    const of = contract.touches?.of
    let token: string | undefined
    for (const subject of subjects) {
      if ((of === 'nobody' || of === 'caller') && subject !== 'own') continue
      if (of === 'centre' && subject === 'other customer') continue
      const expected = expectedOf(contract, caller, subject)
      for (const request of await requestsFor(contract, person, subject)) {
        // What is about the caller alone may end the session, so that the next request needs another.
        if (!token || of === 'caller') token = who && (await tokenFor(who))
        const what = `${key} by ${person}, about ${subject === 'own' ? 'their own' : `the ${subject}`}`
        const answer = await send(contract, request, token)
        check(answer, expected, contract, what)
        checkLeaks(answer.body, caller, what)
      }
    }
  })
})

test('the matrix is whole', () => {
  expect(requests).toBeGreaterThan(calls.length * Object.keys(people).length)
})
