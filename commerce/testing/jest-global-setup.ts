import { loadPreparedDatabase } from './prepared-database'
import { prepareTemplate } from './test-database'

/** Runs the migrations once, before the workers create their databases. */
export default async function prepareEngineTests(): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (serverUrl) await prepareTemplate(serverUrl)
  else await loadPreparedDatabase()
}
