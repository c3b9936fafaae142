export { DeviceNotices } from '../fallback/device-notices.tsx'
export { InfoMessages } from '../info-layer/info-messages.tsx'
export { StickyNavigation } from '../sticky/sticky-navigation.tsx'
