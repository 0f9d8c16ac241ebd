import { useServerContext } from '@salesforce/pwa-kit-react-sdk/ssr/universal/hooks'

export function useOrigin(): string {
  const { req } = useServerContext()
  const protocol = req?.get('x-forwarded-proto') ?? 'http'
  return `${protocol}://${req?.get('x-forwarded-host') ?? req?.get('host') ?? 'localhost'}`
}
