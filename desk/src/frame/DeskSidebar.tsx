import { useMediaQuery, type Theme } from '@mui/material';
import { Sidebar, type SidebarProps } from 'react-admin';

/**
 * The place of the menu: a column on a wide screen, a drawer on a narrow one. Each of them begins anew where a window or a tablet
 * changes its width: a column that became a drawer would first be open and at once closed, and MUI would leave the whole page under
 * an unseen layer, where neither a press nor a screen reader reaches it.
 */
export function DeskSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return <Sidebar key={isNarrow ? 'drawer' : 'column'} {...props} />;
}
