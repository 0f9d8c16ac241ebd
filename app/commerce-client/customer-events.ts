import { callCustom } from './transport'

interface CustomerEvent {
  type: 'login' | 'registration'
}

/** Reports a customer's action to the service (ACC-062). Throws AppError. */
export async function sendCustomerEvent(siteId: string, event: CustomerEvent): Promise<void> {
  await callCustom(siteId, {
    method: 'POST',
    api: 'customer/v1',
    path: 'event',
    body: event,
    read: 'status',
  })
}
