create role baize login password 'database-password';
create database baize owner baize;
\connect baize
revoke all on schema public from public;
grant usage, create on schema public to baize;

create role baize_backup login password 'backup-password';
grant pg_read_all_data to baize_backup;
