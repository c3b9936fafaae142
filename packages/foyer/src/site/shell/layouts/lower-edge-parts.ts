export { UnsupportedNotice } from '../fallback/unsupported-notice.ts'
export { InfoMessages } from '../info-layer/info-messages.tsx'
export { StickyNavigation } from '../sticky/sticky-navigation.tsx'
