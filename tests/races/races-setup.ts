import { bundleEngine } from '../setup/bundle-engine'
import { bundleStorefront } from './bundle-storefront'

/** Bundles once what the tests start, since two of them run side by side. */
export default async function bundle(): Promise<void> {
  await Promise.all([bundleEngine(), bundleStorefront()])
}
