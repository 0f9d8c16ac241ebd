import type { CustomerAddress } from './customers'
import { callScapi } from './transport'

export function createAddress(
  siteId: string,
  customerId: string,
  address: CustomerAddress,
): Promise<CustomerAddress> {
  return callScapi(siteId, 'shopperCustomers', 'createCustomerAddress', {
    parameters: { customerId },
    body: address,
  })
}

export async function removeAddress(
  siteId: string,
  customerId: string,
  addressName: string,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'removeCustomerAddress', {
    parameters: { customerId, addressName },
  })
}

/** Changes an entry of the address book; absent fields remain unchanged. */
export function updateAddress(
  siteId: string,
  customerId: string,
  addressName: string,
  changes: Partial<CustomerAddress>,
): Promise<CustomerAddress> {
  return callScapi(siteId, 'shopperCustomers', 'updateCustomerAddress', {
    parameters: { customerId, addressName },
    // the SDK's type requires the whole entry, the service only the changes
    body: changes as CustomerAddress,
  })
}
