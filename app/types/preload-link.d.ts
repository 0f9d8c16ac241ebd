import 'react'

declare module 'react' {
  // Written in lower case for react-helmet, which copies attributes as they are.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merging needs the same parameter
  interface LinkHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low' | 'auto'
  }
}
