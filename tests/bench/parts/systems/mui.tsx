import {
  Alert,
  Button,
  CssBaseline,
  createTheme,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Pagination,
  Snackbar,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tabs,
  TextField,
  ThemeProvider,
} from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import { banks, betColumns, bets, modalText, pageCount, ways } from '../page/content.ts';
import type { PagerPartProps } from '../page/PartsSystem.ts';

const theme = createTheme();
export function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

export function ButtonPart(): ReactElement {
  return <Button variant="contained">Deposit</Button>;
}

export function FieldPart(): ReactElement {
  return <TextField label="User name" helperText="As on your card" name="name" />;
}

export function SelectPart(): ReactElement {
  return (
    <TextField select label="Bank" name="bank" slotProps={{ select: { native: true } }}>
      {banks.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

export function ModalPart(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open modal
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Log in</DialogTitle>
        <DialogContent>{modalText}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>OK</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export function TabsPart(): ReactElement {
  const [open, setOpen] = useState('bank');
  return (
    <>
      <Tabs value={open} onChange={(_event: unknown, id: string) => setOpen(id)} aria-label="Ways to deposit">
        {ways.map(({ id, text }) => (
          <Tab key={id} value={id} label={text} />
        ))}
      </Tabs>
      <div role="tabpanel">{ways.find(({ id }) => id === open)?.content}</div>
    </>
  );
}

export function PagerPart({ page, onChange }: PagerPartProps): ReactElement {
  const change = (_event: unknown, to: number): void => onChange(to);
  return <Pagination page={page} onChange={change} count={pageCount} siblingCount={2} boundaryCount={0} showFirstButton showLastButton />;
}

export function ToastPart(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Show toast
      </Button>
      <Snackbar open={open} autoHideDuration={1000} onClose={() => setOpen(false)}>
        <Alert severity="success">Saved</Alert>
      </Snackbar>
    </>
  );
}

export function TablePart(): ReactElement {
  return (
    <TableContainer>
      <Table aria-label="Bets">
        <TableHead>
          <TableRow>
            {betColumns.map(({ id, header }) => (
              <TableCell key={id}>{header}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {bets.map((bet) => (
            <TableRow key={bet.id}>
              {betColumns.map(({ id }) => (
                <TableCell key={id}>{bet[id]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
