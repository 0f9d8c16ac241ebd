import { chooseTestPorts } from '../../scripts/testing/free-port'

/** The shop's addresses are read from the environment, so they are settled before it is imported. */
export default async function globalSetup(): Promise<void> {
  await chooseTestPorts()
  const { startShop } = await import('./shop')
  await startShop()
}
