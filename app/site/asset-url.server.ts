export { getAssetUrl as assetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
