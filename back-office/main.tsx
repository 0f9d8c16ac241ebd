import '../app/theme/tokens.css'
import '../app/theme/fonts.css'
import '../app/theme/forced-colors.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { createRoot } from 'react-dom/client'
import { allowBrowserTranslation } from '@/lib/allow-browser-translation'
import { BackOffice } from './back-office'
import { system } from './theme/system'

const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
const cache = createCache({ key: 'bo', nonce })
const root = document.getElementById('root')

if (root) {
  allowBrowserTranslation()
  createRoot(root).render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <BackOffice />
      </ChakraProvider>
    </CacheProvider>,
  )
}
