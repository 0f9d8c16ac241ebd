import { buildStorefront } from './build-storefront'
import { fail, step } from './shop/progress'

/** `npm run build`: the storefront's production build, compressed and stamped. */
step('Building the storefront', () => buildStorefront()).catch(fail)
