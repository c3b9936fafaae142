import { useLocation, useNavigation } from 'react-router'

/** Whether this screen is being loaded with another query. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  return navigation.state === 'loading' && navigation.location.pathname === pathname
}
