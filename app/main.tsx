import { start } from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import { allowBrowserTranslation } from '@/lib/allow-browser-translation'
import { pageNonce } from '@/lib/page-nonce'
import '@/lib/zod-without-eval'

// The variable that webpack reads: libraries that add style elements (scroll locking) use this
// nonce.
__webpack_nonce__ = pageNonce()

allowBrowserTranslation()
void start()
