import { loadPreparedDatabase } from './prepared-database'

/** Prepares the embedded database once, before the workers all want it. */
export default async function prepareEngineTests(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) await loadPreparedDatabase()
}
