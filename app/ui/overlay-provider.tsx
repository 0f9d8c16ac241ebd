import { ChakraBaseProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { pageNonce } from '@/lib/page-nonce'
import { chakraTheme } from '@/theme/chakra-theme'

// Made when the first overlay opens, in the browser: its style elements carry the page's nonce.
const cache = createCache({ key: 'css', nonce: pageNonce() })

/** What Chakra's parts need above them; part of every overlay's own chunk. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraBaseProvider theme={chakraTheme} resetCSS={false} disableGlobalStyle>
        <MotionConfig reducedMotion="user">{children}</MotionConfig>
      </ChakraBaseProvider>
    </CacheProvider>
  )
}
