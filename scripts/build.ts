import { buildBackOffice } from './build-back-office'
import { buildStorefront } from './build-storefront'
import { fail, step } from './shop/progress'

async function main(): Promise<void> {
  await step('Building the back office', () => buildBackOffice())
  await step('Building the storefront', () => buildStorefront())
}

main().catch(fail)
