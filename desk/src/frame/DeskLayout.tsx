import { Layout, type LayoutProps } from 'react-admin';

export const DeskLayout = (props: LayoutProps) => <Layout {...props} />;
