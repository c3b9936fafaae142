import { useLocation, useNavigation } from 'react-router'

/** Whether this very screen is on its way under another query. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  return navigation.state === 'loading' && navigation.location.pathname === pathname
}
