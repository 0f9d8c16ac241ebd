import { callCustom } from './transport'

interface CustomerEvent {
  type: 'login' | 'registration'
}

/** Reports to the service what a customer did (ACC-062). Throws AppError. */
export async function sendCustomerEvent(siteId: string, event: CustomerEvent): Promise<void> {
  await callCustom(siteId, {
    method: 'POST',
    api: 'customer/v1',
    path: 'event',
    body: event,
    read: 'status',
  })
}
