import { start } from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import { pageNonce } from '@/lib/page-nonce'
import '@/lib/zod-without-eval'

// Webpack's own name for it: libraries that add style elements (scroll locking) ask for it.
__webpack_nonce__ = pageNonce()

void start()
