import { ThemeProvider } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { paginationProps } from '#src/admin/shared/list/paginationProps.tsx';
import { ArticleList } from '#src/features/posts/list/ArticleList.tsx';
import { ContactForm } from '#src/features/submissions/contact-form/ContactForm.tsx';
import { CallToAction } from '#src/layout/page/CallToAction.tsx';
import { ErrorScreen } from '#src/layout/page/ErrorScreen.tsx';
import { SiteNav } from '#src/layout/site/SiteNav.tsx';
import { Newsletter } from '#src/sections/blog/Newsletter.tsx';
import { ProjectFilter } from '#src/sections/projects/ProjectFilter.tsx';
import { ControlSpecimen } from '#src/sections/theme/ControlSpecimen.tsx';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { Styles } from '#tests/support/components/Styles.tsx';

vi.mock(import('#src/theme/theme.ts'), async (load) => {
  const theme = await load();
  const { shape, type } = theme;
  return { ...theme, shape: { ...shape, button: 999 }, type: { ...type, buttonCase: 'uppercase' } };
});

const nothing = () => undefined;

function Question() {
  const { confirm, dialog } = useConfirm();
  const ask = () => confirm({ title: 'Delete it?', subject: 'Nine screens', details: '', action: 'Delete' });
  return dialog ?? <button type="button" ref={(button) => button?.click()} onClick={ask} />;
}

const places: Record<string, ReactElement> = {
  'the navigation': <SiteNav />,
  'the closing band of every page': (
    <CallToAction title="Ready?" action={{ label: 'Start', to: '/contact' }} />
  ),
  'the portfolio’s filters': <ProjectFilter categories={['All', 'Web']} chosen="All" onChoose={nothing} />,
  'the contact form': <ContactForm />,
  'the blog list': <ArticleList posts={[]} list={{ hasMore: true, isReading: false, showMore: nothing }} />,
  'the newsletter': <Newsletter />,
  'the error screen': <ErrorScreen message="" />,
  'the dashboard’s lists': (
    <TablePagination
      {...paginationProps({
        list: {
          rows: ['row'],
          pager: { page: 1, hasNext: true, show: nothing },
          isFirstLoad: false,
          isFetching: false,
          search: undefined,
        },
        total: 40,
        direction: 'desc',
      })}
    />
  ),
  'a dialog': <Question />,
  'the designers’ page': <ControlSpecimen />,
};

describe('round uppercase buttons need two values of the designers’ file', () => {
  it.each(Object.entries(places))('and appear in %s', (_, place) => {
    render(
      <ThemeProvider theme={muiTheme}>
        <Styles>
          <MemoryRouter>{place}</MemoryRouter>
        </Styles>
      </ThemeProvider>,
    );
    const buttons = [...document.querySelectorAll('button, .MuiButton-root')].filter(
      ({ textContent }) => textContent.trim() !== '',
    );
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const { borderRadius, textTransform } = getComputedStyle(button);
      expect({ name: button.textContent, borderRadius, textTransform }).toEqual({
        name: button.textContent,
        borderRadius: '999px',
        textTransform: 'uppercase',
      });
    }
  });
});
