import type { z } from 'zod'
import type { Db, Trx } from '../db/client'
import { toStoredText } from '../http/stored-document'
import { notFound, Problem, quotaExceeded } from '../http/problem'
import type { AddressBody, AddressPatch } from './customer.schemas'
import { toCustomerAddress, type AddressRow, type CustomerAddress } from './customer.mapper'
import { lockCustomer } from './customer.service'

const MAX_ADDRESSES = 500

export type AddressService = ReturnType<typeof createAddressService>

/** Creates the service for customers' address books; at most one address is preferred. */
export function createAddressService(db: Db, { now }: { now: () => Date }) {
  async function getAddress(customerId: string, addressId: string): Promise<CustomerAddress> {
    const row = await readRow(db, customerId, addressId)
    if (!row) throw addressNotFound(addressId)
    return toCustomerAddress(row)
  }

  /** @throws Problem 400 if the name is taken, or the maximum number of addresses is reached. */
  async function createAddress(customerId: string, body: z.infer<typeof AddressBody>) {
    await db.transaction().execute((trx) => addAddress(trx, customerId, body))
    return getAddress(customerId, body.addressId)
  }

  /** Like `createAddress`, but inside a transaction of the caller. */
  async function addAddress(trx: Trx, customerId: string, body: z.infer<typeof AddressBody>) {
    const { addressId, preferred = false, ...document } = body
    await lockCustomer(trx, customerId)
    if (await readRow(trx, customerId, addressId)) throw addressIdInUse(addressId)
    await checkQuota(trx, customerId)
    if (preferred) await clearPreferred(trx, customerId)
    await trx
      .insertInto('customer_address')
      .values({
        customer_id: customerId,
        address_id: addressId,
        preferred,
        document: toStoredText(document),
        created_at: now(),
        updated_at: now(),
      })
      .execute()
  }

  /** Changes only the given fields. @throws Problem 400 if the new name is taken, 404. */
  async function updateAddress(
    customerId: string,
    addressId: string,
    patch: z.infer<typeof AddressPatch>,
  ) {
    const { addressId: newId = addressId, preferred, ...document } = patch
    await db.transaction().execute(async (trx) => {
      await lockCustomer(trx, customerId)
      const row = await readRow(trx, customerId, addressId)
      if (!row) throw addressNotFound(addressId)
      if (newId !== addressId && (await readRow(trx, customerId, newId))) {
        throw addressIdInUse(newId)
      }
      if (preferred) await clearPreferred(trx, customerId)
      await trx
        .updateTable('customer_address')
        .set({
          address_id: newId,
          preferred: preferred ?? row.preferred,
          document: toStoredText({ ...row.document, ...document }),
          updated_at: now(),
        })
        .where('customer_id', '=', customerId)
        .where('address_id', '=', addressId)
        .execute()
      if (newId !== addressId) {
        await followRenamedAddress(trx, customerId, { from: addressId, to: newId })
      }
    })
    return getAddress(customerId, newId)
  }

  /** @throws Problem 404. */
  async function removeAddress(customerId: string, addressId: string): Promise<void> {
    const { numDeletedRows } = await db
      .deleteFrom('customer_address')
      .where('customer_id', '=', customerId)
      .where('address_id', '=', addressId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw addressNotFound(addressId)
  }

  return { getAddress, createAddress, addAddress, updateAddress, removeAddress }
}

function readRow(db: Db, customerId: string, addressId: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
}

async function checkQuota(trx: Trx, customerId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('customer_address')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (Number(count) < MAX_ADDRESSES) return
  throw quotaExceeded(`A customer may have no more than ${MAX_ADDRESSES} addresses.`)
}

async function clearPreferred(trx: Trx, customerId: string): Promise<void> {
  await trx
    .updateTable('customer_address')
    .set({ preferred: false })
    .where('customer_id', '=', customerId)
    .execute()
}

function addressNotFound(addressId: string): Problem {
  return notFound(`No address with ID '${addressId}' could be found.`, 'not-found', { addressId })
}

function addressIdInUse(addressId: string): Problem {
  return new Problem(
    400,
    'address-id-already-in-use',
    'Address Id Already In Use',
    `The address ID '${addressId}' is already in use.`,
    { addressId },
  )
}

async function followRenamedAddress(
  trx: Trx,
  customerId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ address_id: to })
    .where('customer_id', '=', customerId)
    .where('address_id', '=', from)
    .execute()
}
