declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
declare module '*.woff2' {
  const url: string
  export default url
}

/** The file itself, as a `data:` URL. */
declare module '*.ttf' {
  const address: string
  export default address
}

declare let __webpack_nonce__: string | undefined
