import type { Page } from '@playwright/test'

/**
 * A phone or laptop that holds passkeys and confirms every question.
 * @returns what takes it away
 */
export async function addAuthenticator(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => {
    await devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  }
}
