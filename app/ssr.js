export * from './server/storefront-app'
