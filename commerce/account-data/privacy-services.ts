import type { KeptDays } from '../config'
import { createConsentService, type ConsentService } from '../consents/consent.service'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import type { MailService } from '../mail/mail.service'
import { createAccountDataService, type AccountDataService } from './account-data.service'
import { createRetention, type Retention } from './retention'

export interface PrivacyServices {
  accountData: AccountDataService
  consents: ConsentService
  retention: Retention
}

export function createPrivacyServices(
  db: Db,
  sources: { customers: CustomerService; mail: MailService; now: () => Date; keptDays: KeptDays },
): PrivacyServices {
  return {
    accountData: createAccountDataService(db, sources),
    consents: createConsentService(db, sources),
    retention: createRetention(db, { days: sources.keptDays, now: sources.now }),
  }
}
