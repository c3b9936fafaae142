export { Share as default } from '../../../../ui/share.tsx'
